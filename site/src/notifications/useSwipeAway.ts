import { type PointerEvent, useRef } from 'react';

/** A swipe to the right past this many pixels dismisses. */
const threshold = 50;

/**
 * Moves an element with the finger to the right and reports when it is let go far enough.
 * @returns pointer handlers for the element
 */
export const useSwipeAway = (onDismiss: () => void) => {
  const startX = useRef<number | null>(null);
  const distance = (event: PointerEvent) =>
    startX.current === null ? 0 : Math.max(0, event.clientX - startX.current);
  const release = (event: PointerEvent<HTMLElement>) => {
    const dismissed = distance(event) > threshold;
    startX.current = null;
    event.currentTarget.style.translate = '';
    if (dismissed) onDismiss();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A pressed close button must stay a click.
      if ((event.target as Element).closest('button')) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startX.current !== null) event.currentTarget.style.translate = `${distance(event)}px`;
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
};
