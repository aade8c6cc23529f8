import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A picture file as a query with one of the image fragments returns it. */
export type ImageFile = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

/**
 * The derivatives of a picture.
 * @throws when the file is no picture that sharp can read, which `content:check` reports before
 */
export const imageOf = (file: ImageFile): IGatsbyImageData => {
  if (!file.childImageSharp)
    throw new Error('A content file names a picture that cannot be read: run npm run content:check');
  return file.childImageSharp.gatsbyImageData;
};

/** The same derivatives with another `sizes` attribute. */
export const withSizes = (image: IGatsbyImageData, sizes: string): IGatsbyImageData => ({
  ...image,
  images: {
    ...(image.images.fallback ? { fallback: { ...image.images.fallback, sizes } } : {}),
    sources: (image.images.sources ?? []).map((source) => ({ ...source, sizes })),
  },
});

/** The address of the picture for where only one can stand. */
export const sourceOf = ({ images }: IGatsbyImageData): string => images.fallback?.src ?? '';
