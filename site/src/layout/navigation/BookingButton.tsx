import { useI18next } from 'gatsby-plugin-react-i18next';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { enquiryAnchor } from '../../components/enquiry/anchor';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import { scrollToSection } from '../below-fold/scrollToSection';

type BookingButtonProps = {
  className?: string | undefined;
  /** Called before the page moves, for a menu that has to close. */
  onFollow?: () => void;
};

/** The first word of the booking title; scrolls to the enquiry section on the home page, else goes there. */
export const BookingButton = ({ className, onFollow }: BookingButtonProps) => {
  const { originalPath } = useI18next();
  const { t } = useTranslation('booking');
  const label = t('title').split(/\s+/)[0];
  const scroll = (event: MouseEvent) => {
    onFollow?.();
    const section = originalPath === '/' ? document.getElementById(enquiryAnchor) : null;
    if (!section) return;
    event.preventDefault();
    window.history.replaceState(window.history.state, '', `#${enquiryAnchor}`);
    scrollToSection(section);
  };
  return (
    <LocalizedLink to={`/#${enquiryAnchor}`} className={className} onClick={scroll}>
      {label}
    </LocalizedLink>
  );
};
