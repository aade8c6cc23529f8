import { useEffect } from 'react';
import { type ChosenLanguage } from '../../i18n/forcedLanguage';
import { useForcedLanguage } from '../../i18n/useForcedLanguage';

/**
 * Opens a New Year page: at the top, in its language. An address that names a section keeps it.
 * @param state what the navigation carried
 */
export const useOpening = (state: ChosenLanguage | null | undefined): void => {
  useForcedLanguage(state);
  useEffect(() => {
    const { scrollRestoration } = window.history;
    window.history.scrollRestoration = 'manual';
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      window.history.scrollRestoration = scrollRestoration;
    };
  }, []);
};
