import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '../../chunks/PartBoundary';
import { createChunk } from '../../chunks/chunk';
import { openPart } from '../../chunks/openPart';

const dialog = createChunk(() => import('./CookieSettingsDialog'));

/** Opens the cookie preferences, whose code loads when the button is first touched. */
export const CookieSettingsButton = ({ className }: { className?: string | undefined }) => {
  const { t } = useTranslation('consent');
  const button = useRef<HTMLButtonElement>(null);
  const [touched, setTouched] = useState(false);
  const [open, setOpen] = useState(false);
  const CookieSettingsDialog = dialog.part();
  const show = () => {
    setTouched(true);
    setOpen(true);
  };
  const close = () => {
    setTouched(false);
    setOpen(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void dialog.load()}
        onFocus={() => void dialog.load()}
        onClick={() => openPart(dialog, show)}
      >
        {t('settings')}
      </button>
      {touched && CookieSettingsDialog && (
        <PartBoundary onFault={close}>
          <CookieSettingsDialog open={open} onOpenChange={setOpen} returnFocusTo={() => button.current} />
        </PartBoundary>
      )}
    </>
  );
};
