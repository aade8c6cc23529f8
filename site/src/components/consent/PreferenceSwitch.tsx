import { Switch } from '@chakra-ui/react/switch';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './PreferenceSwitch.module.css';
import type { OptionalKind } from './consentStorage';

type PreferenceSwitchProps = {
  kind: 'essential' | OptionalKind;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
};

/** One row of the preferences: what the cookies are for, and whether they are on. */
export const PreferenceSwitch = ({ kind, checked, disabled = false, onChange }: PreferenceSwitchProps) => {
  const { t } = useTranslation('consent');
  const textId = useId();
  return (
    <Switch.Root
      checked={checked}
      disabled={disabled}
      onCheckedChange={(details) => onChange?.(details.checked)}
    >
      <span className={styles.words}>
        <Switch.Label>{t(`kinds.${kind}.name`)}</Switch.Label>
        <span id={textId} className={styles.text}>
          {t(`kinds.${kind}.text`)}
        </span>
      </span>
      <Switch.HiddenInput role="switch" name={kind} className={styles.input} aria-describedby={textId} />
      <Switch.Control />
    </Switch.Root>
  );
};
