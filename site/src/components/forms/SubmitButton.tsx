import { Button } from '@chakra-ui/react/button';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useId } from 'react';
import * as styles from './form.module.css';

type SubmitButtonProps = {
  disabled: boolean;
  submitting: boolean;
  label: string;
  submittingLabel: string;
  /** Says below the button what it waits for. */
  help?: string;
};

/** Really disabled while its box is unticked or the form is on its way. */
export const SubmitButton = ({ disabled, submitting, label, submittingLabel, help }: SubmitButtonProps) => {
  const helpId = useId();
  return (
    <div className={styles.wide}>
      <Button type="submit" disabled={disabled || submitting} aria-describedby={help ? helpId : undefined}>
        {submitting && <LoaderCircle aria-hidden size={20} strokeWidth={2} className={styles.spinner} />}
        {submitting ? submittingLabel : label}
      </Button>
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
};
