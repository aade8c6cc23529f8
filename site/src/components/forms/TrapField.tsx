import { trapField } from '@polar-meridian/contract';
import { useTranslation } from 'react-i18next';
import * as styles from './form.module.css';

/** A control that no visitor sees, reaches or hears of; robots fill it in. */
export const TrapField = () => {
  const { t } = useTranslation('forms');
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t('trap')}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
};
