import { Suspense, lazy, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./CookieSettingsDialog');
const CookieSettingsDialog = lazy(loadDialog);

/** Opens the cookie preferences, whose code loads when the button is first touched (SPEC 2 Footer, DESIGN 4). */
export const CookieSettingsButton = ({ className }: { className?: string | undefined }) => {
  const { t } = useTranslation('consent');
  const button = useRef<HTMLButtonElement>(null);
  const [touched, setTouched] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setTouched(true);
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={show}
      >
        {t('settings')}
      </button>
      {touched && (
        <Suspense fallback={null}>
          <CookieSettingsDialog open={open} onOpenChange={setOpen} returnFocusTo={() => button.current} />
        </Suspense>
      )}
    </>
  );
};
