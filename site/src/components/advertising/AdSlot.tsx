import { useTranslation } from 'react-i18next';
import { covers } from '../consent/consentStorage';
import { useConsent } from '../consent/useConsent';
import * as styles from './AdSlot.module.css';
import { HouseBanner } from './HouseBanner';
import { NetworkAdvertisement } from './NetworkAdvertisement';
import type { AdSlotName } from './slots';
import { useAdvertising } from './useAdvertising';

type AdSlotProps = { slot: AdSlotName; className?: string | undefined };

/**
 * A place of advertising whose size is reserved from the first paint. Our own voyage
 * fills it; the network does so instead when company.json names the slot and the visitor allows advertising.
 */
export const AdSlot = ({ slot, className = '' }: AdSlotProps) => {
  const { t } = useTranslation('advertising');
  const { client, slots, voyage } = useAdvertising();
  const allowed = covers(useConsent(), 'advertising');
  return (
    <div className={`${styles.space} ${className}`} data-kind={slot}>
      <div className={styles.slot} data-ad-slot={slot}>
        <p className={styles.label}>{t('label')}</p>
        {allowed && client && slots[slot] && <NetworkAdvertisement client={client} slotId={slots[slot]} />}
        <HouseBanner slot={slot} voyage={voyage} />
      </div>
    </div>
  );
};
