import { switchAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A row with words and a switch of 48 × 28: off outlined, on ink, disabled rime. */
export const switchRecipe = defineSlotRecipe({
  className: 'switch',
  slots: switchAnatomy.keys(),
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '1.5rem',
      paddingBlock: '0.875rem',
      borderTop: '1px solid',
      borderColor: 'line',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed' },
    },
    label: { fontWeight: 600, lineHeight: 1.4 },
    control: {
      flex: 'none',
      width: '48px',
      height: '28px',
      padding: '3px',
      border: '1px solid',
      borderColor: 'edge',
      borderRadius: '14px',
      background: 'bg',
      color: 'edge',
      transition: 'background 120ms',
      '&[data-state=checked]': { background: 'fg', borderColor: 'fg', color: 'bg' },
      '&[data-disabled]': { background: 'line', borderColor: 'line' },
      '&[data-focus-visible]': { outline: '3px solid', outlineColor: 'link', outlineOffset: '3px' },
    },
    thumb: {
      display: 'block',
      width: '20px',
      height: '20px',
      borderRadius: '50%',
      background: 'currentColor',
      transition: 'translate 120ms',
      '@media (forced-colors: active)': { background: 'ButtonText' },
      '&[data-state=checked]': { translate: '20px 0' },
    },
  },
});
