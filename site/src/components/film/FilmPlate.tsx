import { graphql, useStaticQuery } from 'gatsby';
import PlayIcon from 'lucide-react/icons/play';
import { useState } from 'react';
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

/** Our own still with a play button; the hosting service's frame loads on the click, never before (DESIGN 4). */
export const FilmPlate = ({ film, alt, title, label, className = '' }: FilmPlateProps) => {
  const [started, setStarted] = useState(false);
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
  if (!started) {
    return (
      <Plate image={film.poster} alt={alt} focus={film.focus} className={className}>
        <button type="button" className={styles.play} onClick={() => setStarted(true)}>
          <span className={styles.square}>
            <PlayIcon aria-hidden size={28} strokeWidth={1.5} />
          </span>
          {label}
        </button>
      </Plate>
    );
  }
  return (
    <div className={`${styles.frame} ${className}`}>
      {film.videoId ? (
        <iframe
          src={`${company?.video.embedBase ?? ''}${film.videoId}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
      ) : (
        <video src={ownFilm?.publicURL ?? ''} aria-label={title} autoPlay controls loop muted playsInline />
      )}
    </div>
  );
};
