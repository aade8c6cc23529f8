import type { CSSProperties, ReactNode } from 'react';
import { Photograph } from '../media/Photograph';
import { imageOf, type ImageFile } from '../media/imageOf';
import { Neatline } from '../ui/Neatline';
import * as styles from './Hero.module.css';

/** The picture at the top of a page, as `content/` describes it. */
export type HeroFacts = {
  readonly image: ImageFile;
  /** The part of it that upright screens show. */
  readonly upright: ImageFile;
  readonly focus: string;
  readonly text: string;
  readonly scrim: { readonly navigation: number; readonly text: number };
};

type HeroProps = {
  hero: HeroFacts;
  alt: string;
  /** Film or canvas over the still. */
  background?: ReactNode;
  /** Fleet and vessel pictures are lower than the others. */
  compact?: boolean;
  /** With text at the bottom: what stands below the navigation, such as a way back. */
  head?: ReactNode;
  /** The block that holds the title. */
  children: ReactNode;
  /** With text at the top: what stands at the foot of the picture. */
  foot?: ReactNode;
};

/** Full-bleed picture with the page's title in its sky or on its water. */
export const Hero = ({ hero, alt, background, compact = false, head, children, foot }: HeroProps) => {
  const variables = {
    '--scrim-navigation': hero.scrim.navigation,
    '--scrim-text': hero.scrim.text,
  } as CSSProperties;
  const top = hero.text === 'top';
  const className = [
    styles.hero,
    top ? '' : styles.low,
    compact ? styles.compact : '',
    head ? styles.headed : '',
  ].join(' ');
  return (
    <>
      <div className={className} style={variables}>
        <Photograph
          image={imageOf(hero.image)}
          upright={imageOf(hero.upright)}
          alt={alt}
          loading="eager"
          fetchPriority="high"
          className={styles.picture}
          focus={hero.focus}
        />
        {background}
        <div className={styles.content}>
          {head && <div className={styles.head}>{head}</div>}
          <div className={top ? styles.veilTop : styles.veilBottom}>{children}</div>
          {foot && <div className={`${styles.veilBottom} ${styles.foot}`}>{foot}</div>}
        </div>
      </div>
      <Neatline />
    </>
  );
};
