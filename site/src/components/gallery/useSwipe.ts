import { type PointerEvent, useRef } from 'react';

/** Shorter movements are taps. */
const threshold = 50;

/**
 * Recognises horizontal swipes of a finger.
 * @returns pointer handlers for the swiped element
 */
export const useSwipe = ({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < threshold || Math.abs(y) > Math.abs(x)) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
};
