import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Line } from './Line';
import { currentMatter, hideLine, subscribe } from './connectionStore';

/** Says why something does not open. Its words are in every page, since they are needed when nothing can be fetched. */
export const ConnectionLine = () => {
  const { t } = useTranslation('common');
  const matter = useSyncExternalStore(subscribe, currentMatter, () => null);
  useEffect(() => {
    window.addEventListener('online', hideLine);
    return () => window.removeEventListener('online', hideLine);
  }, []);
  return <div role="status">{matter && <Line onClose={hideLine}>{t(`connection.${matter}`)}</Line>}</div>;
};
