import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/LocalizedLink';
import * as type from '../../styles/type.module.css';
import * as card from '../ui/card.module.css';
import { enquiryAnchor } from '../enquiry/anchor';
import { Plate } from '../media/Plate';
import { AvailabilityBadge } from './AvailabilityBadge';
import { cardPriceText, departureText } from './format';
import { nextDeparture } from './pastDepartures';
import { useShownDepartures } from './useShownDepartures';
import * as styles from './ExpeditionCard.module.css';

/** A mosaic card is two columns wide, or one column cut from a wide picture. */
const mosaicSizes = '(min-width: 1024px) 62vw, (min-width: 640px) 50vw, 89vw';

type ExpeditionCardProps = {
  expedition: Queries.ExpeditionCardFactsFragment;
  /** Fills the height its row gives it, where cards of different width stand side by side. */
  mosaic?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** The first of a page that opens with cards: its picture is the largest thing in view. */
  opensPage?: boolean;
};

/** Picture, name, sentence, price, next date and availability of an expedition; the whole card is one link. */
export const ExpeditionCard = ({
  expedition,
  mosaic = false,
  headingLevel: Heading = 'h3',
  opensPage = false,
}: ExpeditionCardProps) => {
  const { t } = useTranslation(['expeditions', 'common', 'dates']);
  const { slug, layout, departures, prices } = expedition;
  const next = nextDeparture(useShownDepartures(departures));
  // A voyage without a page of its own leads straight to the enquiry.
  const hasPage = layout !== 'none';
  return (
    <LocalizedLink
      to={hasPage ? `/${slug}` : `/#${enquiryAnchor}`}
      className={card.card}
      data-books={hasPage ? undefined : expedition.preselects.bookingName}
    >
      <Plate
        image={expedition.hero.image}
        alt=""
        focus={expedition.cardFocus}
        loading={opensPage ? 'eager' : 'lazy'}
        fetchPriority={opensPage ? 'high' : undefined}
        {...(mosaic ? { sizes: mosaicSizes } : {})}
        className={`${card.picture} ${mosaic ? styles.mosaic : styles.strict}`}
      />
      <Heading className={`${type.t3} ${card.title}`}>
        <span>{t(`expeditions:${slug}.name`)}</span>
      </Heading>
      <p className={card.text}>{t(`expeditions:${slug}.description`)}</p>
      <div className={card.meta}>
        <b>{cardPriceText(prices, t)}</b>
        {next && <span>{t('common:nextDate', { date: departureText(next, t) })}</span>}
        <AvailabilityBadge availability={next?.availability ?? 'on-request'} />
      </div>
    </LocalizedLink>
  );
};
