import { menuAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Dropdown menu. */
export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.keys(),
  base: {
    content: {
      width: '13rem',
      paddingBlock: '0.5rem',
      background: 'bg',
      color: 'fg',
      borderRadius: 'overlay',
      // Seen in forced colours only, where there is no shadow.
      border: '1px solid transparent',
      boxShadow: 'overlay',
      zIndex: 30,
      outline: 'none',
      '&:focus-visible [data-highlighted]': { outlineColor: 'link' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '2.75rem',
      paddingInline: '1.25rem',
      fontWeight: 500,
      cursor: 'pointer',
      // The ground alone is too faint for the keyboard's place, and not there at all in forced colours.
      outline: '2px solid transparent',
      outlineOffset: '-2px',
      _highlighted: { background: 'bg-subtle' },
      '@media (forced-colors: active)': { outline: 'none', _highlighted: { outline: '2px solid Highlight' } },
      '&[aria-current]': { fontWeight: 600 },
    },
  },
});
