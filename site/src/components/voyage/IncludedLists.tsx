import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import * as styles from './IncludedLists.module.css';

/** What is included and what is not: eight items each. */
export const IncludedLists = ({ slug }: { slug: string }) => {
  const { t } = useTranslation(['voyage', 'expeditions']);
  const lists = [
    { title: t('included'), Icon: Check, className: styles.included, key: 'includes' },
    { title: t('notIncluded'), Icon: Minus, className: styles.excluded, key: 'excludes' },
  ] as const;
  return (
    <section className={`${layout.wrap} ${layout.section} ${styles.lists}`}>
      {lists.map(({ title, Icon, className, key }) => (
        <div key={key}>
          <h2 className={type.t2}>{title}</h2>
          <ul className={`${styles.list} ${className}`}>
            {(t(`expeditions:${slug}.${key}`, { returnObjects: true }) as readonly string[]).map((item) => (
              <li key={item}>
                <Icon aria-hidden size={18} strokeWidth={1.5} />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
