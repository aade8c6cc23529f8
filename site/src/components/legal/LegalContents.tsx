import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollLink } from '../ui/ScrollLink';
import * as styles from './LegalContents.module.css';
import { useCurrentSection } from './useCurrentSection';

type LegalContentsProps = {
  sections: readonly { readonly id: string; readonly title: string }[];
  /** Holds the sections. */
  text: RefObject<HTMLElement>;
};

/** The table of contents: follows the reader from 1024 px on, an open list below that. */
export const LegalContents = ({ sections, text }: LegalContentsProps) => {
  const { t } = useTranslation('legal');
  const title = useId();
  const current = useCurrentSection(text, sections[0]?.id);
  return (
    <nav aria-labelledby={title} className={styles.contents}>
      <h2 id={title} className={styles.title}>
        {t('contents')}
      </h2>
      <ol>
        {sections.map((section, index) => (
          <li key={section.id}>
            <ScrollLink to={section.id} className={styles.entry} isCurrent={section.id === current}>
              <span className={styles.number}>{index + 1}</span>
              <span>{section.title}</span>
            </ScrollLink>
          </li>
        ))}
      </ol>
    </nav>
  );
};
