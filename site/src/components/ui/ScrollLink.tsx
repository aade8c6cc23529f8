import type { MouseEvent, ReactNode } from 'react';
import { scrollToSection } from '../../layout/below-fold/scrollToSection';
import { whenDrawn } from '../../layout/below-fold/whenDrawn';

type ScrollLinkProps = {
  /** Id of a section of the same page; one with `tabIndex={-1}` takes the focus. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
  /** Called before the page scrolls, for a menu that has to close. */
  onFollow?: () => void;
  /** Whether the section is the one being read. */
  isCurrent?: boolean;
};

/**
 * A button that scrolls to a section of the page. The address changes without a navigation, which would render the page again;
 * without scripts it is a plain anchor.
 */
export const ScrollLink = ({ to, className, children, onFollow, isCurrent }: ScrollLinkProps) => {
  const scroll = (event: MouseEvent) => {
    event.preventDefault();
    onFollow?.();
    whenDrawn(to, (section) => {
      window.history.replaceState(window.history.state, '', `#${to}`);
      section.focus({ preventScroll: true });
      scrollToSection(section);
    });
  };
  return (
    <a
      href={`#${to}`}
      className={className}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={scroll}
    >
      {children}
    </a>
  );
};
