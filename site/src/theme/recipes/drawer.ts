import { drawerAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Slide-in menu from the right, 18rem wide. */
export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: drawerAnatomy.keys(),
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 30,
      background: 'rgb(10 28 42 / 0.5)',
    },
    positioner: { position: 'fixed', inset: 0, zIndex: 30, display: 'flex', justifyContent: 'flex-end' },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '1rem',
      width: '18rem',
      maxWidth: '100%',
      height: '100dvh',
      overflowY: 'auto',
      padding: '5rem 1.5rem 1.5rem',
      background: 'bg',
      color: 'fg',
      // Seen in forced colours only, where there is no shadow.
      border: '1px solid transparent',
      boxShadow: 'overlay',
      outline: 'none',
      '@media (prefers-reduced-motion: no-preference)': {
        '&[data-state=open]': { animation: 'slide-in-right 260ms cubic-bezier(0.22, 0.7, 0.24, 1)' },
      },
    },
    closeTrigger: {
      position: 'absolute',
      top: '0.875rem',
      right: '0.875rem',
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      border: 0,
      background: 'none',
      cursor: 'pointer',
    },
  },
});
