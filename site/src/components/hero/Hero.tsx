import { GatsbyImage } from 'gatsby-plugin-image';
import type { CSSProperties, ReactNode } from 'react';
import { imageOf, type ImageFile } from '../media/imageOf';
import { Neatline } from '../ui/Neatline';
import * as styles from './Hero.module.css';

/** The picture at the top of a page, as `content/` describes it. */
export type HeroFacts = {
  readonly image: ImageFile;
  readonly focus: string;
  readonly text: string;
  readonly scrim: { readonly navigation: number; readonly text: number };
};

type HeroProps = {
  hero: HeroFacts;
  alt: string;
  /** Film or canvas over the still. */
  background?: ReactNode;
  /** The block that holds the title. */
  children: ReactNode;
  /** With text at the top: what stands at the foot of the picture. */
  foot?: ReactNode;
};

/** Full-bleed picture with the page's title in its sky or on its water (LOOK: colour over photographs). */
export const Hero = ({ hero, alt, background, children, foot }: HeroProps) => {
  const variables = {
    '--scrim-navigation': hero.scrim.navigation,
    '--scrim-text': hero.scrim.text,
  } as CSSProperties;
  const top = hero.text === 'top';
  return (
    <>
      <div className={`${styles.hero} ${top ? '' : styles.low}`} style={variables}>
        <GatsbyImage
          image={imageOf(hero.image)}
          alt={alt}
          loading="eager"
          fetchPriority="high"
          className={styles.picture ?? ''}
          objectPosition={hero.focus}
        />
        {background}
        <div className={styles.content}>
          <div className={top ? styles.veilTop : styles.veilBottom}>{children}</div>
          {foot && <div className={`${styles.veilBottom} ${styles.foot}`}>{foot}</div>}
        </div>
      </div>
      <Neatline />
    </>
  );
};
