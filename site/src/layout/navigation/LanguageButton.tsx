import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '../../chunks/PartBoundary';
import { createChunk } from '../../chunks/chunk';
import { openPart } from '../../chunks/openPart';
import { LanguageLink } from '../../i18n/LanguageLink';
import { useLanguages } from '../../i18n/useLanguages';
import type { MenuStart } from './LanguageMenu';
import * as styles from './LanguageButton.module.css';

const menu = createChunk(() => import('./LanguageMenu'));
const triggerId = 'language-button';

/** Keys that open a menu at one of its ends, as the ARIA practices have it. */
const openingKeys: Readonly<Record<string, MenuStart>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** The selected language; opens the dropdown, whose code loads when the button is first touched. */
export const LanguageButton = () => {
  const { t } = useTranslation('navigation');
  const { languages, current } = useLanguages();
  const [touched, setTouched] = useState(false);
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<MenuStart>(null);
  const LanguageMenu = menu.part();
  const show = (at: MenuStart) =>
    openPart(menu, () => {
      setTouched(true);
      setStart(at);
      setOpen(true);
    });
  const close = () => {
    setTouched(false);
    setOpen(false);
  };
  const toggle = (event: MouseEvent) => {
    if (open) setOpen(false);
    // A click without a press of the pointer is one of Enter or Space.
    else show(event.detail === 0 ? 'first' : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = openingKeys[event.key];
    if (!at) return;
    event.preventDefault();
    show(at);
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
        onPointerEnter={() => void menu.load()}
        onFocus={() => void menu.load()}
        onClick={toggle}
        onKeyDown={onKeyDown}
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
      {touched && LanguageMenu && (
        <PartBoundary onFault={close}>
          <LanguageMenu triggerId={triggerId} open={open} start={start} onOpenChange={setOpen} />
        </PartBoundary>
      )}
    </div>
  );
};
