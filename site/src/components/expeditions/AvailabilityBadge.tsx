import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslation } from 'react-i18next';
import * as styles from './AvailabilityBadge.module.css';
import { availabilityTone, type AvailabilityWords } from './availabilityTone';

const icons = { sold: CircleX, few: Hourglass, available: CircleCheck, unknown: CircleQuestionMark };

/** Icon, words and colour of an availability; colour is never the only sign. */
export const AvailabilityBadge = ({ availability }: { availability: string }) => {
  const { t } = useTranslation('availability');
  const text = t(`names.${availability}`);
  const tone = availabilityTone(text, t('words', { returnObjects: true }) as AvailabilityWords);
  const Icon = icons[tone];
  return (
    <span className={`${styles.badge} ${styles[tone]}`} data-tone={tone}>
      <Icon aria-hidden size={16} strokeWidth={2} />
      {text}
    </span>
  );
};
