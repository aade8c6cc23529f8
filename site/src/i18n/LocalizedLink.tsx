import { Link } from 'gatsby-plugin-react-i18next';
import type { ComponentType, ReactNode, Ref, MouseEvent } from 'react';

type LocalizedLinkProps = {
  /** Unprefixed path, optionally with a hash; the language of the page is added. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  ref?: Ref<HTMLAnchorElement>;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  id?: string;
};

/** A link inside the site that keeps the language. The plugin's own type fails under current React types (DESIGN 5). */
export const LocalizedLink = Link as unknown as ComponentType<LocalizedLinkProps>;
