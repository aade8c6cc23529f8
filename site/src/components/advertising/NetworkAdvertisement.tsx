import { advertisingScript } from '@polar-meridian/contract/thirdParties';
import { useEffect } from 'react';
import { loadScript } from '../consent/loadScript';
import * as styles from './NetworkAdvertisement.module.css';

declare global {
  interface Window {
    /** The queue of the advertising network's script; each entry asks it to fill one more slot, and 1 pauses its requests. */
    adsbygoogle?: object[] & { pauseAdRequests?: 0 | 1 };
  }
}

const queue = () => (window.adsbygoogle ??= []);

type NetworkAdvertisementProps = {
  /** The company's id at the network. */
  client: string;
  /** The network's id of the slot. */
  slotId: string;
};

/**
 * The advertising network's part of a slot; render it only with consent. It covers our own advertisement once the network has
 * filled it; until then, and when the network fails, ours stays. Failure is only logged. The network's script cannot be unloaded: it
 * asks for nothing more once the slots are gone, be it for another page or because the visitor has taken the consent back.
 */
export const NetworkAdvertisement = ({ client, slotId }: NetworkAdvertisementProps) => {
  useEffect(() => {
    let left = false;
    queue().pauseAdRequests = 0;
    loadScript(`${advertisingScript}?client=${encodeURIComponent(client)}`)
      .then(() => {
        if (!left) queue().push({});
      })
      .catch((error: unknown) =>
        console.info('The advertising network did not answer; our own advertisement stays.', error),
      );
    return () => {
      left = true;
      queue().pauseAdRequests = 1;
    };
  }, [client]);
  return <ins className={`adsbygoogle ${styles.network}`} data-ad-client={client} data-ad-slot={slotId} />;
};
