import { Suspense, lazy, useEffect, useState } from 'react';
import { watchTooltips } from './tooltipTiming';

const Tooltip = lazy(() => import('./Tooltip'));

/** Shows the name of a control that is an icon only, marked with `data-tooltip`; the code loads with the first one (SPEC 9). */
export const Tooltips = () => {
  const [shown, setShown] = useState<{ control: HTMLElement | null; number: number }>();
  useEffect(
    () => watchTooltips((control) => setShown((last) => ({ control, number: (last?.number ?? 0) + 1 }))),
    [],
  );
  if (!shown?.control) return null;
  return (
    <Suspense fallback={null}>
      {/* Placed once, hence a new one for each control. */}
      <Tooltip key={shown.number} control={shown.control} />
    </Suspense>
  );
};
