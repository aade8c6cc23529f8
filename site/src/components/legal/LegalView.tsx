import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { type LegalBlock, LegalBlocks } from './LegalBlocks';
import { LegalContents } from './LegalContents';
import { type LegalCompany, type LegalDocument, legalFacts } from './legalFacts';
import * as styles from './LegalView.module.css';

type LegalText = {
  readonly title: string;
  readonly intro: string;
  readonly versionLine: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly blocks: readonly LegalBlock[];
  }[];
};

type LegalViewProps = { legalDocument: LegalDocument; company: LegalCompany };

/** A legal page: title, version, contents and numbered sections (SPEC 2 Legal pages, LOOK: legal pages). */
export const LegalView = ({ legalDocument, company }: LegalViewProps) => {
  const { slug } = legalDocument;
  const { t } = useTranslation([slug, 'legal', 'dates']);
  const text = useRef<HTMLDivElement>(null);
  const facts = legalFacts(legalDocument, company, t);
  const read = (key: keyof LegalText) => t(`${slug}:${key}`, { ...facts, returnObjects: true }) as unknown;
  const sections = read('sections') as LegalText['sections'];
  const words = [
    { word: company.email, href: `mailto:${company.email}` },
    { word: company.phone.display, href: `tel:${company.phone.e164}` },
  ];
  return (
    <article className={layout.wrap}>
      <header className={`${layout.grid} ${styles.head}`}>
        <h1 className={`${type.hero} ${styles.title}`}>{read('title') as string}</h1>
        <p className={`${type.small} ${type.muted} ${type.numbers} ${styles.version}`}>
          {read('versionLine') as string}
        </p>
        <p className={`${type.lead} ${styles.intro}`}>{read('intro') as string}</p>
      </header>
      <div className={`${layout.grid} ${styles.columns}`}>
        <div className={styles.contents}>
          <LegalContents sections={sections} text={text} />
        </div>
        <div ref={text} className={styles.text}>
          {sections.map(({ id, title, blocks }, index) => (
            <section key={id} id={id} tabIndex={-1} className={styles.section}>
              <h2 className={`${type.t3} ${styles.heading}`}>
                <span className={styles.number}>{index + 1}</span>
                <span>{title}</span>
              </h2>
              <LegalBlocks blocks={blocks} words={words} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
};
