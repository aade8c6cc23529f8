import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Textarea } from '@chakra-ui/react/textarea';
import type { FieldError } from '@polar-meridian/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, type Ref, memo } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './form.module.css';

type FormFieldProps = {
  /** Name of the control: the entity's field. */
  name: string;
  label: string;
  optional?: boolean;
  wide?: boolean;
  /** The field's fault as the contract reports it. */
  error: FieldError | undefined;
  children: ReactNode;
};

const FormField = ({ name, label, optional = false, wide = false, error, children }: FormFieldProps) => {
  const { t } = useTranslation('forms');
  return (
    <Field.Root
      invalid={error !== undefined}
      required={!optional}
      className={wide ? (styles.wide ?? '') : ''}
    >
      <Field.Label>
        {label} {optional && <span className={styles.optional}>{t('optional')}</span>}
      </Field.Label>
      {children}
      {error && (
        <Field.ErrorText>
          <CircleAlert aria-hidden size={18} strokeWidth={2} className={styles.errorIcon ?? ''} />
          <span data-field-error={name}>{t(`errors.${error.code}`, { limit: error.limit })}</span>
        </Field.ErrorText>
      )}
    </Field.Root>
  );
};

type TextFieldProps = Omit<FormFieldProps, 'children'> & {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
};

/** One line of text. Fields are drawn anew only when they change, so that ticking a box is answered at once on a slow phone. */
export const TextField = memo(function TextField({ type = 'text', autoComplete, ...field }: TextFieldProps) {
  return (
    <FormField {...field}>
      <Input name={field.name} type={type} autoComplete={autoComplete} />
    </FormField>
  );
});

/** Several lines of text; 4 rows. */
export const MessageField = memo(function MessageField(field: Omit<FormFieldProps, 'children' | 'wide'>) {
  return (
    <FormField {...field} wide>
      <Textarea name={field.name} rows={4} />
    </FormField>
  );
});

/** A choice: what is sent, and the words it is offered with. */
export type SelectOption = { readonly value: string; readonly label: string };

type SelectFieldProps = Omit<FormFieldProps, 'children' | 'wide'> & {
  /** Words of the empty choice. */
  placeholder: string;
  options: readonly SelectOption[];
  selectRef?: Ref<HTMLSelectElement>;
};

/** One of several choices; the platform's own list, which is the best one on a phone. */
export const SelectField = memo(function SelectField({
  placeholder,
  options,
  selectRef,
  ...field
}: SelectFieldProps) {
  return (
    <FormField {...field} wide>
      <NativeSelect.Root>
        <NativeSelect.Field name={field.name} ref={selectRef} defaultValue="">
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown aria-hidden size={22} strokeWidth={1.5} />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </FormField>
  );
});
