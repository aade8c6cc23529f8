import { checkboxAnatomy, fieldAnatomy, nativeSelectAnatomy } from '@chakra-ui/react/anatomy';
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Any box a visitor writes into or chooses from. */
const control = {
  width: '100%',
  minHeight: '3.25rem',
  padding: '0.75rem 1rem',
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 'control',
  background: 'bg',
  color: '#0c2233',
  fontFamily: 'sans',
  fontSize: 'body',
  lineHeight: 1.5,
  appearance: 'none',
  _focusVisible: { outline: '2px solid', outlineColor: 'link', outlineOffset: 0, borderColor: 'link' },
  _invalid: { borderColor: 'sold', boxShadow: 'inset 0 0 0 1px var(--sold)' },
  _disabled: { background: 'bg-subtle', color: 'fg-muted', cursor: 'not-allowed' },
} as const;

export const inputRecipe = defineRecipe({ className: 'input', base: control });

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: { ...control, display: 'block', minHeight: '8.5rem', resize: 'vertical' },
});

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'native-select',
  slots: nativeSelectAnatomy.keys(),
  base: {
    root: { position: 'relative' },
    field: { ...control, paddingRight: '3rem', textOverflow: 'ellipsis', cursor: 'pointer' },
    indicator: {
      position: 'absolute',
      insetBlock: 0,
      right: '1rem',
      display: 'grid',
      placeItems: 'center',
      pointerEvents: 'none',
    },
  },
});

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: fieldAnatomy.keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    label: { marginBottom: '0.375rem', fontSize: 'small', fontWeight: 600, lineHeight: 1.4 },
    helperText: { marginTop: '0.375rem', color: 'fg-muted', fontSize: '0.875rem', lineHeight: 1.4 },
    errorText: {
      display: 'flex',
      gap: '0.375rem',
      marginTop: '0.375rem',
      color: 'sold',
      fontSize: 'small',
      fontWeight: 500,
      lineHeight: 1.4,
    },
  },
});

export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: checkboxAnatomy.keys(),
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      gap: '0.75rem',
      alignItems: 'flex-start',
      cursor: 'pointer',
    },
    control: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '1.5rem',
      height: '1.5rem',
      border: '1px solid',
      borderColor: 'edge',
      borderRadius: 'control',
      background: 'bg',
      color: 'bg',
      '&[data-state=checked]': { background: '#0c2233', borderColor: '#0c2233' },
      '&[data-focus-visible]': { outline: '3px solid', outlineColor: 'link', outlineOffset: '3px' },
      '&[data-invalid]': { borderColor: 'sold', boxShadow: 'inset 0 0 0 1px var(--sold)' },
    },
    label: { fontSize: '1rem', lineHeight: 1.5 },
  },
});

/** The form's submit button; links that look like buttons are plain CSS. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.625rem',
    minHeight: '3.25rem',
    padding: '0.75rem 1.75rem',
    border: '1px solid transparent',
    borderRadius: 'control',
    background: 'action',
    color: 'on-action',
    fontFamily: 'sans',
    fontSize: '1rem',
    fontWeight: 600,
    lineHeight: 1.2,
    cursor: 'pointer',
    transition: 'background 120ms, color 120ms',
    _hover: { background: 'action-hover' },
    _disabled: { background: 'line', color: 'fg-muted', cursor: 'not-allowed' },
  },
});
