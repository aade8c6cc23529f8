import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '../../chunks/PartBoundary';
import { openPart } from '../../chunks/openPart';
import * as type from '../../styles/type.module.css';
import { lightbox } from '../gallery/lightboxChunk';
import { imageOf } from '../media/imageOf';
import { Plate } from '../media/Plate';
import { PositionLabel } from '../ui/PositionLabel';
import * as styles from './ItineraryList.module.css';

/** A picture beside its text, or across the page. */
const sizes = {
  beside: '(min-width: 1024px) 42vw, (min-width: 640px) 60vw, 100vw',
  wide: '(min-width: 1024px) 75vw, 100vw',
};

/** The words of a stage. */
export type StageText = {
  readonly place?: string;
  readonly title: string;
  readonly description: string;
  readonly alt: string;
};

type ItineraryListProps = {
  days: readonly Queries.ItineraryDayFactsFragment[];
  /** One text for each stage, in the same order. */
  texts: readonly StageText[];
};

/** Day number, place, title, description and picture of every stage; a click on the picture opens it large. */
export const ItineraryList = ({ days, texts }: ItineraryListProps) => {
  const { t } = useTranslation('voyage');
  const [open, setOpen] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement | null>(null);
  const Lightbox = lightbox.part();
  const shown = open === null ? undefined : days[open];
  const shownText = open === null ? undefined : texts[open];
  return (
    <>
      <ol>
        {days.map((day, index) => {
          const text = texts[index];
          if (!text) return null;
          return (
            <li key={day.from} className={`${styles.day} ${day.wide ? styles.wide : ''}`}>
              <div className={styles.number}>
                <p className={`${type.t2} ${type.numbers}`}>
                  {t(day.from === day.to ? 'day' : 'days', { from: day.from, to: day.to })}
                </p>
                <p className={`${type.small} ${styles.place}`}>
                  {text.place && <b className={type.strong}>{text.place}</b>}
                  {day.position && <PositionLabel position={day.position} className={type.muted} />}
                </p>
              </div>
              <button
                type="button"
                className={styles.picture}
                aria-haspopup="dialog"
                aria-label={t('enlarge', { title: text.title })}
                onPointerEnter={() => void lightbox.load()}
                onFocus={() => void lightbox.load()}
                onClick={(event) => {
                  opener.current = event.currentTarget;
                  openPart(lightbox, () => setOpen(index));
                }}
              >
                <Plate
                  image={day.image}
                  alt={text.alt}
                  focus={day.focus}
                  sizes={day.wide ? sizes.wide : sizes.beside}
                  className={styles.plate}
                />
              </button>
              <div className={styles.text}>
                <h3 className={type.t3}>{text.title}</h3>
                <p className={`${type.muted} ${styles.description}`}>{text.description}</p>
              </div>
            </li>
          );
        })}
      </ol>
      {shown && shownText && Lightbox && (
        <PartBoundary onFault={() => setOpen(null)}>
          <Lightbox
            pictures={[
              {
                image: imageOf(shown.large),
                alt: shownText.alt,
                caption: shownText.title,
                note: shownText.place,
                position: shown.position,
              },
            ]}
            index={0}
            counter="slash"
            onIndexChange={() => undefined}
            onClose={() => setOpen(null)}
            returnFocusTo={() => opener.current}
          />
        </PartBoundary>
      )}
    </>
  );
};
