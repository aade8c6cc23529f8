import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BelowFold } from '../../layout/below-fold/BelowFold';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { LegalBlocks } from './LegalBlocks';
import { LegalContents } from './LegalContents';
import { type LegalCompany, type LegalDocument, legalFacts } from './legalFacts';
import { legalText } from './legalText';
import * as styles from './LegalView.module.css';

/** The sections that the first screen of a desk can show. */
const inFirstScreen = 2;

type LegalViewProps = { legalDocument: LegalDocument; company: LegalCompany };

/** A legal page: title, version, contents and numbered sections. */
export const LegalView = ({ legalDocument, company }: LegalViewProps) => {
  const { slug } = legalDocument;
  const { t, i18n } = useTranslation([slug, 'legal', 'dates']);
  const text = useRef<HTMLDivElement>(null);
  const facts = legalFacts(legalDocument, company, t);
  const { title, versionLine, intro, sections } = legalText(i18n, slug, facts);
  const words = [
    { word: company.email, href: `mailto:${company.email}` },
    { word: company.phone.display, href: `tel:${company.phone.e164}` },
  ];
  const drawn = sections.map(({ id, title: heading, blocks }, index) => (
    <section key={id} id={id} tabIndex={-1} className={styles.section}>
      <h2 className={`${type.t3} ${styles.heading}`}>
        <span className={styles.number}>{index + 1}</span>
        <span>{heading}</span>
      </h2>
      <LegalBlocks blocks={blocks} words={words} />
    </section>
  ));
  return (
    <article className={layout.wrap}>
      <header className={`${layout.grid} ${styles.head}`}>
        <h1 className={`${type.hero} ${styles.title}`}>{title}</h1>
        <p className={`${type.small} ${type.muted} ${type.numbers} ${styles.version}`}>{versionLine}</p>
        <p className={`${type.lead} ${styles.intro}`}>{intro}</p>
      </header>
      <div className={`${layout.grid} ${styles.columns}`}>
        <div className={styles.contents}>
          <LegalContents sections={sections} text={text} />
        </div>
        <div ref={text} className={styles.text}>
          {drawn.slice(0, inFirstScreen)}
          <BelowFold>{drawn.slice(inFirstScreen)}</BelowFold>
        </div>
      </div>
    </article>
  );
};
