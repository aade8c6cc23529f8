import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longDateText, shortDateText } from '../expeditions/format';
import { DayPanel, type StepperDay, type StepperText } from './DayPanel';
import * as styles from './DayStepper.module.css';

type DayStepperProps = {
  days: readonly StepperDay[];
  /** One text for each day, in the same order. */
  texts: readonly StepperText[];
};

/**
 * The itinerary one day at a time: buttons as the segments of a scale, and arrows that end at the first and the last day. All days are in the page, so that it reads without scripts.
 */
export const DayStepper = ({ days, texts }: DayStepperProps) => {
  const { t } = useTranslation(['newyear', 'dates']);
  const [selected, setSelected] = useState(1);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const last = days.length;
  const step = (day: number) => {
    const clamped = Math.min(Math.max(day, 1), last);
    setSelected(clamped);
    // A button that becomes disabled would lose the focus to the page.
    if (clamped === last) previous.current?.focus();
    if (clamped === 1) next.current?.focus();
  };
  const heading = (day: StepperDay) =>
    t('newyear:stepper.day', { day: day.from, date: day.date && longDateText(day.date, t) });
  const shown = days[selected - 1];
  return (
    <>
      <ol className={styles.scale} aria-label={t('newyear:stepper.choose')}>
        {days.map(({ from, date }) => (
          <li key={from}>
            <button
              type="button"
              className={styles.day}
              aria-pressed={from === selected}
              onClick={() => setSelected(from)}
            >
              <span className={styles.number}>{from}</span>{' '}
              {date && (
                <time className={styles.date} dateTime={date}>
                  {shortDateText(date, t)}
                </time>
              )}
            </button>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {shown && `${heading(shown)}: ${texts[selected - 1]?.title ?? ''}`}
      </p>
      {days.map((day, index) => {
        const text = texts[index];
        return (
          text && (
            <DayPanel
              key={day.from}
              day={day}
              text={text}
              heading={heading(day)}
              selected={day.from === selected}
            />
          )
        );
      })}
      <div className={styles.arrows}>
        <button
          type="button"
          ref={previous}
          className={styles.arrow}
          aria-label={t('newyear:stepper.previous')}
          data-tooltip
          disabled={selected === 1}
          onClick={() => step(selected - 1)}
        >
          <ChevronLeft aria-hidden size={24} strokeWidth={1.5} />
        </button>
        <button
          type="button"
          ref={next}
          className={styles.arrow}
          aria-label={t('newyear:stepper.next')}
          data-tooltip
          disabled={selected === last}
          onClick={() => step(selected + 1)}
        >
          <ChevronRight aria-hidden size={24} strokeWidth={1.5} />
        </button>
      </div>
    </>
  );
};
