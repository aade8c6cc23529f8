import { useState } from 'react';
import { showLine } from '../../chunks/connectionStore';

/**
 * Asks again for pictures that could not be had, as soon as the network is back; browsers do not.
 * @returns `attempt` for the key of the pictures, and what to do when one does not come
 */
export const usePictureRetry = (): { attempt: number; onError: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const onError = () => {
    showLine(navigator.onLine ? 'broken' : 'away');
    window.addEventListener('online', () => setAttempt((last) => last + 1), { once: true });
  };
  return { attempt, onError };
};
