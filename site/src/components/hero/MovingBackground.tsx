import { useEffect, useRef, useState } from 'react';
import { isCalm } from './isCalm';
import * as styles from './MovingBackground.module.css';
import { drawSwell } from './swell';

type Background = 'still' | 'film' | 'canvas';

const exists = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { method: 'HEAD', credentials: 'include' })).ok;
  } catch {
    return false;
  }
};

/**
 * The film over the hero's still if a HEAD check finds it, else an animated canvas; the canvas too when the film fails
 *. Nothing moves for visitors who ask for reduced motion or to save data.
 * @param film address of the film, if there is one
 */
export const MovingBackground = ({ film }: { film: string | null | undefined }) => {
  const [background, setBackground] = useState<Background>('still');
  const [playing, setPlaying] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (isCalm()) return;
    let left = false;
    const start = async () => {
      const found = film ? await exists(film) : false;
      if (left) return;
      if (!found) console.info('The hero film is missing; the canvas is shown instead.');
      setBackground(found ? 'film' : 'canvas');
    };
    // The still is what the visitor sees first; the film must not compete with it for the line.
    if (document.readyState === 'complete') void start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      left = true;
      window.removeEventListener('load', start);
    };
  }, [film]);

  useEffect(() => {
    if (background === 'canvas' && canvas.current) return drawSwell(canvas.current);
    return undefined;
  }, [background]);

  if (background === 'film' && film) {
    return (
      <video
        className={`${styles.background} ${playing ? styles.visible : ''}`}
        src={film}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
        onError={() => {
          console.info('The hero film cannot be played; the canvas is shown instead.');
          setBackground('canvas');
        }}
      />
    );
  }
  if (background === 'canvas')
    return <canvas ref={canvas} className={`${styles.background} ${styles.visible}`} aria-hidden />;
  return null;
};
