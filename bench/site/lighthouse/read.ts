/** What is read of a page's element in a Lighthouse result. */
interface ResultNode {
  selector?: string;
  nodeLabel?: string;
}

interface ResultItem {
  node?: ResultNode;
  score?: number;
  items?: readonly { node?: ResultNode }[];
  subItems?: { items: readonly { cause?: string }[] };
}

/** The part of a Lighthouse result that is read. */
export interface LighthouseResult {
  finalDisplayedUrl?: string;
  runtimeError?: { code: string; message: string };
  environment: { benchmarkIndex: number };
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number; details?: unknown } | undefined>;
}

/** One visit of a page by Lighthouse. */
export interface LighthouseRun {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  /** Without unit, in thousandths. */
  cls: number;
  /** Lighthouse's own figure for how fast the machine was at that moment; its documentation gives 1,500 to 2,000 for a fast desk computer. */
  machineIndex: number;
  /** Path that was shown in the end, which a redirect changes. */
  shown: string;
  /** The element of the largest paint. */
  lcpElement: string;
  /** Elements that moved, how much that counts, and what Lighthouse takes for the cause. */
  shifts: string[];
  /** Audits of accessibility, best practices and SEO that cost points. */
  shortfalls: string[];
}

const describe = (node: ResultNode | undefined): string =>
  [node?.selector, node?.nodeLabel && `"${node.nodeLabel}"`].filter(Boolean).join(' ');

const describeShift = ({ node, score, subItems }: ResultItem): string => {
  const causes = new Set(subItems?.items.map(({ cause }) => cause));
  const element = describe(node) || 'an element that is gone';
  return [element, (score ?? 0).toFixed(4), ...causes].filter(Boolean).join(' · ');
};

/**
 * Reads the figures of a Lighthouse result.
 * @throws when the page could not be measured, or a figure is missing
 */
export const readLighthouse = ({
  finalDisplayedUrl,
  runtimeError,
  environment,
  categories,
  audits,
}: LighthouseResult): LighthouseRun => {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const score = (name: string): number => {
    const value = categories[name]?.score;
    if (typeof value !== 'number') throw new Error(`Lighthouse gave no score for ${name}`);
    return Math.round(value * 100);
  };
  const figure = (name: string): number => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no figure for ${name}`);
    return value;
  };
  const items = (name: string) =>
    (audits[name]?.details as { items?: readonly ResultItem[] } | undefined)?.items ?? [];
  const shortfalls = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(figure('largest-contentful-paint')),
    tbt: Math.round(figure('total-blocking-time')),
    cls: Math.round(figure('cumulative-layout-shift') * 1000) / 1000,
    machineIndex: environment.benchmarkIndex,
    shown: finalDisplayedUrl ? new URL(finalDisplayedUrl).pathname : '',
    lcpElement: describe(items('largest-contentful-paint-element')[0]?.items?.[0]?.node),
    shifts: items('layout-shifts').map(describeShift),
    shortfalls,
  };
};
