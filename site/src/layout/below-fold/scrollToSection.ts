import { scrollBehavior } from '../../components/ui/scrollBehavior';
import { layOutWhole } from './wholePage';

/** Scrolls the page to the start of a section. */
export const scrollToSection = (section: HTMLElement | null): void => {
  layOutWhole();
  section?.scrollIntoView({ behavior: scrollBehavior() });
};
