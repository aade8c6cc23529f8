import { useEffect, useState } from 'react';
import * as styles from './FilmBackground.module.css';
import { isCalm } from './isCalm';

/** What the hero of a New Year page is doing: the still shows until the film plays, and again when it fails. */
type FilmState = 'loading' | 'loaded' | 'failed';

type FilmBackgroundProps = {
  webm: string;
  /** For browsers that cannot play the first. */
  mp4: string | null | undefined;
  /** CSS object-position of the subject. */
  focus: string;
};

/** A silent film over the hero's still; visitors who ask for reduced motion or to save data keep the still. */
export const FilmBackground = ({ webm, mp4, focus }: FilmBackgroundProps) => {
  const [wanted, setWanted] = useState(false);
  const [state, setState] = useState<FilmState>('loading');

  useEffect(() => {
    if (isCalm()) return undefined;
    const start = () => setWanted(true);
    // The still is what the visitor sees first; the film must not compete with it for the line.
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);

  const fail = () => {
    console.info('The hero film cannot be played; the still is shown instead.');
    setState('failed');
  };
  const sources = [
    { address: webm, type: 'video/webm' },
    ...(mp4 ? [{ address: mp4, type: 'video/mp4' }] : []),
  ];
  return (
    <div className={styles.background} data-hero-film={state} aria-hidden>
      {wanted && state !== 'failed' && (
        <video
          className={`${styles.film} ${state === 'loaded' ? styles.visible : ''}`}
          style={{ objectPosition: focus }}
          autoPlay
          muted
          loop
          playsInline
          tabIndex={-1}
          onPlaying={() => setState('loaded')}
          onError={fail}
        >
          {sources.map(({ address, type }, index) => (
            <source
              key={type}
              src={address}
              type={type}
              // The browser tries one after the other: only the last one's failure is the film's.
              onError={index === sources.length - 1 ? fail : undefined}
            />
          ))}
        </video>
      )}
    </div>
  );
};
