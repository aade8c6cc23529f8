import { useEffect, useState } from 'react';
import { PartBoundary } from '../chunks/PartBoundary';
import { createChunk } from '../chunks/chunk';
import { usePart } from '../chunks/usePart';
import { watchTooltips } from './tooltipTiming';

const tooltip = createChunk(() => import('./Tooltip'));

const Shown = ({ control }: { control: HTMLElement }) => {
  const Tooltip = usePart(tooltip, control);
  return (
    Tooltip && (
      <PartBoundary>
        <Tooltip control={control} />
      </PartBoundary>
    )
  );
};

/** Shows the name of a control that is an icon only, marked with `data-tooltip`; the code loads with the first one. */
export const Tooltips = () => {
  const [shown, setShown] = useState<{ control: HTMLElement | null; number: number }>();
  useEffect(
    () => watchTooltips((control) => setShown((last) => ({ control, number: (last?.number ?? 0) + 1 }))),
    [],
  );
  if (!shown?.control) return null;
  // Placed once, hence a new one for each control.
  return <Shown key={shown.number} control={shown.control} />;
};
