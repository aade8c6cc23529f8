import Compass from 'lucide-react/icons/compass';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Radio from 'lucide-react/icons/radio';
import Shield from 'lucide-react/icons/shield';
import { useTranslation } from 'react-i18next';
import * as layout from '../../styles/layout.module.css';
import * as type from '../../styles/type.module.css';
import { LogLine } from '../ui/LogLine';
import * as styles from './SafetySection.module.css';

const tiles = [
  { key: 'equipment', Icon: LifeBuoy },
  { key: 'navigation', Icon: Compass },
  { key: 'ice', Icon: Shield },
  { key: 'communication', Icon: Radio },
] as const;

/** Four safety cards: equipment, navigation, ice protection, communication. */
export const SafetySection = ({ iceClass }: { iceClass: string }) => {
  const { t } = useTranslation('fleet');
  return (
    <section className={`${layout.night} ${layout.section}`}>
      <div className={layout.wrap}>
        <LogLine label={t('safety.label')}>{t('safety.note')}</LogLine>
        <h2 className={`${type.t1} ${styles.title}`}>{t('safety.title')}</h2>
        <ul className={styles.tiles}>
          {tiles.map(({ key, Icon }) => (
            <li key={key} className={styles.tile}>
              <Icon aria-hidden className={styles.icon} size={32} strokeWidth={1.5} />
              <h3 className={type.t4}>{t(`safety.${key}.title`)}</h3>
              <p className={`${type.muted} ${styles.text}`}>{t(`safety.${key}.text`, { iceClass })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
