import * as type from '../../styles/type.module.css';
import { Plate } from '../media/Plate';
import { CheckList } from '../ui/CheckList';
import * as styles from './DayPanel.module.css';

export type StepperDay = NonNullable<Queries.NewYearPageFactsFragment['route']>['itinerary']['days'][number];

/** The words of a day: four highlights. */
export type StepperText = {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly alt: string;
};

type DayPanelProps = {
  day: StepperDay;
  text: StepperText;
  /** Day and date in words. */
  heading: string;
  selected: boolean;
};

/** A day's picture in seven columns, its words and highlights in five. */
export const DayPanel = ({ day, text, heading, selected }: DayPanelProps) => (
  <article className={styles.panel} data-selected={selected} data-day={day.from}>
    <Plate image={day.image} alt={text.alt} focus={day.focus} className={styles.plate} />
    <div className={styles.text}>
      <p className={`${type.muted} ${type.numbers}`}>{heading}</p>
      <h3 className={`${type.t2} ${styles.title}`}>{text.title}</h3>
      <p className={`${type.lead} ${styles.subtitle}`}>{text.subtitle}</p>
      <p className={`${type.muted} ${styles.description}`}>{text.description}</p>
      <CheckList items={text.highlights} />
    </div>
  </article>
);
