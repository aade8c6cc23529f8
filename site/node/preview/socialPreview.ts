import { createHash } from 'node:crypto';
import path from 'node:path';
import { pageName } from '../../src/head/pageName';
import type { NodeModel } from '../nodeModel';
import { drawingOf } from './drawing';
import { photographOf } from './photograph';
import { writePreview } from './picture';

const logo = path.resolve('../content/images/brand/logo-white.svg');

const textOf = async (
  [namespace, ...keys]: readonly [string, ...string[]],
  language: string,
  nodes: NodeModel,
): Promise<string> => {
  const texts = await nodes.findOne<{ data: string }>({
    type: 'Locale',
    query: { filter: { ns: { eq: namespace }, language: { eq: language } } },
  });
  const found = keys.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | undefined)?.[key],
    texts ? JSON.parse(texts.data) : undefined,
  );
  if (typeof found !== 'string')
    throw new Error(`locales/${language}/${namespace}.json lacks ${keys.join('.')}`);
  return found;
};

/**
 * The picture that social networks show of a page: its photograph with its title over it, in its language.
 * @param page key of the page under `seo`
 * @returns address and description of the picture, which lies in `public` then
 * @throws when a text or a picture is missing
 */
export const socialPreview = async (
  { page, language }: { page: string; language: string },
  nodes: NodeModel,
): Promise<{ src: string; alt: string }> => {
  const { absolutePath, contentDigest, focus, name, alt } = await photographOf(page, nodes);
  const company = await nodes.findOne<{ name: string }>({ type: 'Company', query: {} });
  const title = name ?? pageName(await textOf(['seo', page, 'title'], language, nodes), company?.name ?? '');
  const drawing = drawingOf(title);
  const digest = createHash('md5').update(drawing).update(contentDigest).update(focus).digest('hex');
  const src = `/static/previews/${page}.${language}.${digest.slice(0, 12)}.jpg`;
  await writePreview(path.join(path.resolve('public'), src), {
    photograph: absolutePath,
    logo,
    focus,
    drawing,
  });
  return { src, alt: `${title}: ${await textOf(alt, language, nodes)}` };
};
