import { graphql, useStaticQuery } from 'gatsby';
import PlayIcon from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { Plate } from '../media/Plate';
import * as styles from './FilmPlate.module.css';

type FilmPlateProps = {
  film: Queries.FilmFactsFragment;
  /** What the still shows. */
  alt: string;
  /** Names the frame for screen readers. */
  title: string;
  /** Words of the play button. */
  label: string;
  className?: string | undefined;
};

/** Our own still with a play button; the hosting service's frame loads on the click, never before. */
export const FilmPlate = ({ film, alt, title, label, className = '' }: FilmPlateProps) => {
  const [started, setStarted] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone; the focus goes on to what has taken its place.
    if (started) frame.current?.querySelector<HTMLElement>('iframe, video')?.focus();
  }, [started]);
  const { company, ownFilm } = useStaticQuery<Queries.FilmHostQuery>(graphql`
    query FilmHost {
      company {
        video {
          embedBase
        }
      }
      ownFilm: file(relativePath: { eq: "images/home/hero.webm" }) {
        publicURL
      }
    }
  `);
  const address = film.videoId
    ? `${company?.video.embedBase ?? ''}${film.videoId}`
    : (ownFilm?.publicURL ?? '');
  if (!started) {
    return (
      <Plate image={film.poster} alt={alt} focus={film.focus} className={className}>
        <button type="button" className={styles.play} onClick={() => setStarted(true)}>
          <span className={styles.square}>
            <PlayIcon aria-hidden size={28} strokeWidth={1.5} />
          </span>
          {label}
        </button>
        <noscript>
          <a className={styles.play} href={address}>
            {label}
          </a>
        </noscript>
      </Plate>
    );
  }
  return (
    <div ref={frame} className={`${styles.frame} ${className}`}>
      {film.videoId ? (
        <iframe
          src={`${address}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
      ) : (
        <video src={address} aria-label={title} autoPlay controls loop muted playsInline />
      )}
    </div>
  );
};
