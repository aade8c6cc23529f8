import { menuAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Dropdown menu (LOOK: navigation). */
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
      boxShadow: 'overlay',
      zIndex: 30,
      outline: 'none',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '2.75rem',
      paddingInline: '1.25rem',
      fontWeight: 500,
      cursor: 'pointer',
      outline: 'none',
      _highlighted: { background: 'bg-subtle' },
      '&[aria-current]': { fontWeight: 600 },
    },
  },
});
