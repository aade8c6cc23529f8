import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectOption } from './FormField';

/**
 * Ways to be reached as a form offers them.
 * @param methods keys of `methods` in the `forms` texts
 * @returns the same list at each call, so that a field that shows it is not drawn again
 */
export const useContactMethodOptions = (methods: readonly string[]): readonly SelectOption[] => {
  const { t } = useTranslation('forms');
  return useMemo(() => methods.map((value) => ({ value, label: t(`methods.${value}`) })), [methods, t]);
};
