import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './Photograph.module.css';

/** Screens like a phone's held upright, whose shape the upright pictures have (`site/node/uprightCrop.ts`). */
const uprightScreens = '(max-aspect-ratio: 5/8)';

type PhotographProps = {
  image: IGatsbyImageData;
  /** Another picture for upright screens. */
  upright?: IGatsbyImageData;
  /** What is seen, in one plain sentence; empty only for a decorative repeat. */
  alt: string;
  loading?: 'lazy' | 'eager';
  /** High for the picture a page opens with. */
  fetchPriority?: 'high' | undefined;
  /** CSS object-position of the subject. */
  focus?: string | null | undefined;
  className?: string | undefined;
  /** Shows the whole picture instead of filling its place. */
  whole?: boolean;
  /** Called when the picture does not come. */
  onError?: () => void;
};

/**
 * A picture in the sizes and formats of `gatsbyImageData`, filling its place. Plain elements, because the plugin's own component draws
 * its pictures with a second renderer that every page would have to load.
 */
export const Photograph = ({
  image: { images, width, height, backgroundColor },
  upright,
  alt,
  loading = 'lazy',
  fetchPriority,
  focus,
  className = '',
  whole = false,
  onError,
}: PhotographProps) => (
  <picture className={`${styles.place} ${className}`}>
    {upright?.images.sources?.map(({ type, srcSet, sizes }) => (
      <source key={type} media={uprightScreens} type={type} srcSet={srcSet} sizes={sizes} />
    ))}
    {upright?.images.fallback && (
      <source
        media={uprightScreens}
        srcSet={upright.images.fallback.srcSet}
        sizes={upright.images.fallback.sizes}
      />
    )}
    {(images.sources ?? []).map(({ type, srcSet, sizes }) => (
      <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
    ))}
    <img
      // React 18 knows this attribute in small letters only.
      {...{ fetchpriority: fetchPriority }}
      loading={loading}
      decoding="async"
      width={width}
      height={height}
      sizes={images.fallback?.sizes}
      srcSet={images.fallback?.srcSet}
      src={images.fallback?.src}
      alt={alt}
      onError={onError}
      className={whole ? styles.whole : styles.filling}
      style={{
        ...(focus ? { objectPosition: focus } : {}),
        ...(backgroundColor && !whole ? { backgroundColor } : {}),
      }}
    />
  </picture>
);
