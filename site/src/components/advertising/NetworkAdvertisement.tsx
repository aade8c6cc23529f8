import { useEffect } from 'react';
import { loadScript } from '../consent/loadScript';
import * as styles from './NetworkAdvertisement.module.css';

declare global {
  interface Window {
    /** The queue of the advertising network's script; each entry asks it to fill one more slot. */
    adsbygoogle?: object[];
  }
}

const script = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

type NetworkAdvertisementProps = {
  /** The company's id at the network. */
  client: string;
  /** The network's id of the slot. */
  slotId: string;
};

/**
 * The advertising network's part of a slot; render it only with consent. It covers our own advertisement once the network has
 * filled it; until then, and when the network fails, ours stays. Failure is only logged (SPEC 8).
 */
export const NetworkAdvertisement = ({ client, slotId }: NetworkAdvertisementProps) => {
  useEffect(() => {
    let left = false;
    loadScript(`${script}?client=${encodeURIComponent(client)}`)
      .then(() => {
        if (!left) (window.adsbygoogle ??= []).push({});
      })
      .catch((error: unknown) =>
        console.info('The advertising network did not answer; our own advertisement stays.', error),
      );
    return () => {
      left = true;
    };
  }, [client]);
  return <ins className={`adsbygoogle ${styles.network}`} data-ad-client={client} data-ad-slot={slotId} />;
};
