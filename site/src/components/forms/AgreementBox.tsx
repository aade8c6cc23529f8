import { Checkbox } from '@chakra-ui/react/checkbox';
import CheckIcon from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import * as styles from './form.module.css';

type AgreementBoxProps = {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Shown below the box when a submission got here without it. */
  error: string | undefined;
  children: ReactNode;
};

/** The privacy or terms box; never sent. */
export const AgreementBox = ({ name, checked, onChange, error, children }: AgreementBoxProps) => {
  const errorId = useId();
  return (
    <div className={styles.wide}>
      <Checkbox.Root
        name={name}
        checked={checked}
        invalid={error !== undefined}
        onCheckedChange={(details) => onChange(details.checked === true)}
      >
        <Checkbox.HiddenInput className={styles.box} aria-describedby={error ? errorId : undefined} />
        <Checkbox.Control>
          {checked && <CheckIcon aria-hidden size={18} strokeWidth={2.5} />}
        </Checkbox.Control>
        <Checkbox.Label>{children}</Checkbox.Label>
      </Checkbox.Root>
      {error && (
        <p id={errorId} role="alert" className={styles.agreementError}>
          <CircleAlert aria-hidden size={18} strokeWidth={2} className={styles.errorIcon} />
          {error}
        </p>
      )}
    </div>
  );
};
