import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { enquiryAnchor } from './anchor';

type BookLinkProps = {
  /** English name of the option to preselect. */
  bookingName: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A Book button: stores the expedition for the session and goes to the enquiry section of the home page. */
export const BookLink = ({ bookingName, className, children }: BookLinkProps) => (
  <LocalizedLink to={`/#${enquiryAnchor}`} className={className} data-books={bookingName}>
    {children}
  </LocalizedLink>
);
