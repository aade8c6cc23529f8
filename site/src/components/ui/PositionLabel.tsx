import { useTranslation } from 'react-i18next';
import * as type from '../../styles/type.module.css';
import { formatPosition, type Position } from './formatPosition';

/** A true position, such as `64°51′ S 62°54′ W`. */
export const PositionLabel = ({
  position,
  className = '',
}: {
  position: Position;
  className?: string | undefined;
}) => {
  const { t } = useTranslation('common');
  return (
    <span className={`${type.numbers} ${className}`}>
      {formatPosition(position, t('compass', { returnObjects: true }))}
    </span>
  );
};
