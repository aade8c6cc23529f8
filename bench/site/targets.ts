/** What is measured of every page. */
export type FigureKey =
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'lcp'
  | 'tbt'
  | 'cls'
  | 'script'
  | 'bytes'
  | 'foreign';

/** What is measured of the answers to a visitor. */
export type ResponseKey = 'linkWarm' | 'linkSlow' | 'nextPicture' | 'longestResponse';

/** A figure and its budget. */
export interface Figure<Key> {
  key: Key;
  title: string;
  unit: '' | 'ms' | 'KB';
  /** Whether it must not be under its limit; otherwise it must not be over. */
  isScore: boolean;
  /** What the median has to keep, on the home page and elsewhere. */
  limit: { home: number; elsewhere: number };
  /** What also the worst run has to keep. */
  worstLimit?: number;
}

const everywhere = (limit: number) => ({ home: limit, elsewhere: limit });

/** The budget of a page. KB are 1024 bytes, compressed. */
export const figures: readonly Figure<FigureKey>[] = [
  {
    key: 'performance',
    title: 'Performance',
    unit: '',
    isScore: true,
    limit: everywhere(98),
    worstLimit: 95,
  },
  { key: 'accessibility', title: 'Accessibility', unit: '', isScore: true, limit: everywhere(100) },
  { key: 'bestPractices', title: 'Best practices', unit: '', isScore: true, limit: everywhere(100) },
  { key: 'seo', title: 'SEO', unit: '', isScore: true, limit: everywhere(100) },
  { key: 'lcp', title: 'Largest paint', unit: 'ms', isScore: false, limit: { home: 1500, elsewhere: 1300 } },
  { key: 'tbt', title: 'Blocked time', unit: 'ms', isScore: false, limit: everywhere(100) },
  { key: 'cls', title: 'Layout shift', unit: '', isScore: false, limit: everywhere(0) },
  {
    key: 'script',
    title: 'Script, first load',
    unit: 'KB',
    isScore: false,
    limit: { home: 110, elsewhere: 100 },
  },
  {
    key: 'bytes',
    title: 'All bytes, first view',
    unit: 'KB',
    isScore: false,
    limit: { home: 450, elsewhere: 350 },
  },
  {
    key: 'foreign',
    title: 'Requests to other origins before consent',
    unit: '',
    isScore: false,
    limit: everywhere(0),
  },
];

/** The budget of answers to a visitor: the same table. Links and pictures are judged by their 95th percentile. */
export const responses: readonly Figure<ResponseKey>[] = [
  {
    key: 'linkWarm',
    title: 'Link pressed to new heading painted, warm',
    unit: 'ms',
    isScore: false,
    limit: everywhere(100),
  },
  {
    key: 'linkSlow',
    title: 'The same, slow processor and line, prefetched',
    unit: 'ms',
    isScore: false,
    limit: everywhere(200),
  },
  {
    key: 'nextPicture',
    title: 'Next picture pressed to decoded',
    unit: 'ms',
    isScore: false,
    limit: everywhere(80),
  },
  {
    key: 'longestResponse',
    title: 'Longest response to an interaction, slow processor',
    unit: 'ms',
    isScore: false,
    limit: everywhere(150),
  },
];
