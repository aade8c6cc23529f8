import type { ReactNode } from 'react';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import type { ImageFile } from '../media/imageOf';
import { Plate } from '../media/Plate';
import * as styles from './NotFoundView.module.css';

type NotFoundViewProps = {
  title: string;
  text: string;
  picture: { readonly image: ImageFile; readonly focus: string };
  /** What the picture shows. */
  alt: string;
  /** The way out. */
  children: ReactNode;
};

/** What is missing, one way out and a picture. */
export const NotFoundView = ({ title, text, picture, alt, children }: NotFoundViewProps) => (
  <div className={`${layout.wrap} ${styles.page}`}>
    <h1 className={type.t1}>{title}</h1>
    <p className={type.lead}>{text}</p>
    <p>{children}</p>
    <Plate
      image={picture.image}
      alt={alt}
      ratio="21 / 9"
      focus={picture.focus}
      loading="eager"
      className={styles.plate}
    />
  </div>
);
