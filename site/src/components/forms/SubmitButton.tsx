import { Button } from '@chakra-ui/react/button';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import * as styles from './form.module.css';

type SubmitButtonProps = {
  disabled: boolean;
  submitting: boolean;
  label: string;
  submittingLabel: string;
};

/** Really disabled while its box is unticked or the form is on its way (SPEC 4, DESIGN 3 Forms). */
export const SubmitButton = ({ disabled, submitting, label, submittingLabel }: SubmitButtonProps) => (
  <div className={styles.wide}>
    <Button type="submit" disabled={disabled || submitting}>
      {submitting && <LoaderCircle aria-hidden size={20} strokeWidth={2} className={styles.spinner} />}
      {submitting ? submittingLabel : label}
    </Button>
  </div>
);
