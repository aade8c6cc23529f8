import type { CreateResolversArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import sharp from 'sharp';
import { fileByRelativePath } from './fileByRelativePath';
import type { NodeModel } from './nodeModel';
import { uprightCrop } from './uprightCrop';

type HeroNode = { image: string; focus: string };

const cutOut = async (file: string, focus: string): Promise<Buffer> => {
  const picture = sharp(file);
  const crop = uprightCrop(await picture.metadata(), focus);
  // Good enough to be made smaller and compressed once more.
  return picture.extract(crop).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
};

/**
 * Cuts out the part of a hero picture that upright screens show, so that a phone need not load the sides that it never shows.
 * @returns a resolver that answers with the File node of the crop, from which pictures of all sizes are made as from any other
 * @throws when the picture is missing
 */
export const uprightHero = ({
  actions: { createNode },
  createNodeId,
  getCache,
}: CreateResolversArgs): ((
  hero: HeroNode,
  args: unknown,
  context: { nodeModel: NodeModel },
) => Promise<unknown>) => {
  /** One crop for all languages and pages that show it. */
  const crops = new Map<string, Promise<{ id: string }>>();
  return async (hero, _args, { nodeModel }) => {
    const file = await fileByRelativePath(hero, hero.image, nodeModel);
    const key = `${file.internal.contentDigest} ${hero.focus}`;
    const crop =
      crops.get(key) ??
      cutOut(file.absolutePath, hero.focus).then((buffer) =>
        createFileNodeFromBuffer({
          buffer,
          getCache,
          createNode,
          createNodeId,
          // With a parent that stays, the crop stays from one build to the next.
          parentNodeId: file.id,
          name: `${file.name}-upright`,
          ext: '.jpg',
        }),
      );
    crops.set(key, crop);
    // The node as Gatsby keeps it: only that one knows the pictures that were made from it in a build before.
    return nodeModel.getNodeById({ id: (await crop).id });
  };
};
