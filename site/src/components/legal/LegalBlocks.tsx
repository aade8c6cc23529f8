import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as action from '../ui/action.module.css';
import { LinkedText, type LinkedWord } from '../ui/LinkedText';
import * as styles from './LegalBlocks.module.css';

/** A paragraph, a list, a list of terms, or a link of a legal text. */
export type LegalBlock =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | { readonly facts: readonly { readonly term: string; readonly text: string }[] }
  | { readonly link: { readonly text: string; readonly href: string } };

const Block = ({ block, words }: { block: LegalBlock; words: readonly LinkedWord[] }) => {
  if ('text' in block) {
    return (
      <p>
        <LinkedText text={block.text} words={words} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>
            <LinkedText text={item} words={words} />
          </li>
        ))}
      </ul>
    );
  }
  if ('facts' in block) {
    return (
      <dl className={styles.facts}>
        {block.facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <LinkedText text={text} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const { text, href } = block.link;
  return (
    <p>
      {href.startsWith('/') ? (
        <LocalizedLink to={href} className={action.link}>
          {text}
        </LocalizedLink>
      ) : (
        <a href={href} className={action.link}>
          {text}
        </a>
      )}
    </p>
  );
};

type LegalBlocksProps = {
  blocks: readonly LegalBlock[];
  /** The company's e-mail address and telephone number. */
  words: readonly LinkedWord[];
};

/** The text of one section; links inside the site keep the language. */
export const LegalBlocks = ({ blocks, words }: LegalBlocksProps) => (
  <div className={styles.blocks}>
    {blocks.map((block, index) => (
      <Block key={index} block={block} words={words} />
    ))}
  </div>
);
