import ChevronDown from 'lucide-react/icons/chevron-down';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageLink } from '../../i18n/LanguageLink';
import { useLanguages } from '../../i18n/useLanguages';
import * as styles from './LanguageButton.module.css';

const loadMenu = () => import('./LanguageMenu');
const LanguageMenu = lazy(loadMenu);
const triggerId = 'language-button';

/** The selected language; opens the dropdown, whose code loads when the button is first touched (DESIGN 4). */
export const LanguageButton = () => {
  const { t } = useTranslation('navigation');
  const { languages, current } = useLanguages();
  const [touched, setTouched] = useState(false);
  const [open, setOpen] = useState(false);
  const toggle = () => {
    setTouched(true);
    setOpen(!open);
  };
  return (
    <div className={styles.root}>
      <button
        type="button"
        id={triggerId}
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t('language', { name: current.name })}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={toggle}
      >
        {current.name}
        <ChevronDown aria-hidden size={20} strokeWidth={1.5} />
      </button>
      <noscript>
        {languages.map(({ code, name }) => (
          <LanguageLink key={code} language={code} className={styles.plain}>
            {name}
          </LanguageLink>
        ))}
      </noscript>
      {touched && (
        <Suspense fallback={null}>
          <LanguageMenu triggerId={triggerId} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
};
