import { fileByRelativePath } from '../fileByRelativePath';
import type { NodeModel } from '../nodeModel';

type Picture = { image: string; focus?: string };
type ContentNode = { jsonId: string | number; name?: string };

/** The photograph of a page, and where the texts say what is seen on it. */
export type Photograph = {
  readonly absolutePath: string;
  readonly contentDigest: string;
  readonly focus: string;
  /** What the page is about, where that has one name in all languages, as a yacht has. */
  readonly name: string | undefined;
  /** Namespace and keys of its description. */
  readonly alt: readonly [namespace: string, ...keys: string[]];
};

type Found = { node: ContentNode; picture: Picture; alt: Photograph['alt'] };

const heroOf = async (
  nodes: NodeModel,
  type: string,
  filter: object,
  alt: (id: string) => Photograph['alt'],
): Promise<Found | undefined> => {
  const node = await nodes.findOne<ContentNode & { hero: Picture }>({ type, query: { filter } });
  return node ? { node, picture: node.hero, alt: alt(String(node.jsonId)) } : undefined;
};

/** A photo of the gallery that names the page comes first; else the page's own hero; else that of the home page. */
const findPicture = async (page: string, nodes: NodeModel): Promise<Found | undefined> => {
  const photo = await nodes.findOne<ContentNode & Picture>({
    type: 'Photo',
    query: { filter: { previewOf: { in: [page] } } },
  });
  if (photo) return { node: photo, picture: photo, alt: ['photos', String(photo.jsonId), 'alt'] };
  const isPage = { jsonId: { eq: page } };
  const ofPage = (id: string): Photograph['alt'] => [id, 'hero', 'alt'];
  const ofExpedition = (id: string): Photograph['alt'] => ['expeditions', id, 'heroAlt'];
  return (
    (await heroOf(nodes, 'Expedition', { landingPages: { in: [page] } }, ofExpedition)) ??
    (await heroOf(nodes, 'Expedition', isPage, ofExpedition)) ??
    (await heroOf(nodes, 'Vessel', isPage, (id) => ['vessels', id, 'heroAlt'])) ??
    (await heroOf(nodes, 'PageFacts', isPage, ofPage)) ??
    (await heroOf(nodes, 'PageFacts', { jsonId: { eq: 'home' } }, ofPage))
  );
};

/**
 * Finds the photograph that stands for a page.
 * @param page key of the page under `seo`
 * @throws when even the home page has none, or its file is missing
 */
export const photographOf = async (page: string, nodes: NodeModel): Promise<Photograph> => {
  const found = await findPicture(page, nodes);
  if (!found) throw new Error(`There is no photograph for the preview of "${page}"`);
  const file = await fileByRelativePath(found.node, found.picture.image, nodes);
  return {
    absolutePath: file.absolutePath,
    contentDigest: file.internal.contentDigest,
    focus: found.picture.focus ?? '50% 50%',
    name: found.node.name,
    alt: found.alt,
  };
};
