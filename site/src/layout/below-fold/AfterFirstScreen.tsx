import type { ReactNode } from 'react';
import { useFirstScreenPainted } from './useFirstScreenPainted';

/** What lies over the page and may wait: who presses a link sees the first screen before it. */
export const AfterFirstScreen = ({ children }: { children: ReactNode }) =>
  useFirstScreenPainted() ? <>{children}</> : null;
