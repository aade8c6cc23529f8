import type { CSSProperties, ReactNode } from 'react';
import { Photograph } from './Photograph';
import { imageOf, type ImageFile, withSizes } from './imageOf';
import * as styles from './Plate.module.css';

type PlateProps = {
  image: ImageFile;
  /** What is seen, in one plain sentence; empty only for a decorative repeat. */
  alt: string;
  /** Width to height, such as `3 / 2`; without it the plate fills its parent. */
  ratio?: string;
  /** CSS object-position of the subject. */
  focus?: string | null | undefined;
  className?: string | undefined;
  /** Replaces the query's own `sizes` where the layout shows the picture larger or smaller. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
  /** High for the picture a page opens with. */
  fetchPriority?: 'high' | undefined;
  /** Lies over the picture, such as a notch. */
  children?: ReactNode;
};

/** A photograph shown as a plate: cropped around its subject, never tinted. */
export const Plate = ({
  image,
  alt,
  ratio,
  focus,
  className = '',
  sizes,
  loading = 'lazy',
  fetchPriority,
  children,
}: PlateProps) => (
  <div
    className={`${styles.plate} ${className}`}
    style={ratio ? ({ '--ratio': ratio } as CSSProperties) : undefined}
  >
    <Photograph
      image={sizes ? withSizes(imageOf(image), sizes) : imageOf(image)}
      alt={alt}
      loading={loading}
      fetchPriority={fetchPriority}
      className={styles.image}
      focus={focus}
    />
    {children}
  </div>
);
