import { toastAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Notification: a bar at the left, icon, title, text, close. */
export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: toastAnatomy.keys(),
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      gap: '0.875rem',
      alignItems: 'start',
      width: '26rem',
      maxWidth: 'calc(100vw - 2rem)',
      padding: '1rem 1rem 1rem 1.125rem',
      // Seen in forced colours only, where there is no shadow.
      outline: '1px solid transparent',
      borderLeft: '4px solid',
      borderRadius: 'overlay',
      background: 'bg',
      color: 'ok',
      boxShadow: 'overlay',
      touchAction: 'pan-y',
      pointerEvents: 'auto',
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      transition: 'opacity 180ms',
      '&[data-kind=error]': { color: 'sold' },
    },
    title: { color: 'fg', fontWeight: 600, lineHeight: 1.4 },
    description: {
      color: 'fg',
      fontSize: 'small',
      lineHeight: 1.45,
      marginTop: '0.25rem',
      overflowWrap: 'anywhere',
    },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      width: '2rem',
      height: '2rem',
      margin: '-0.25rem',
      border: 0,
      background: 'none',
      color: 'fg',
      cursor: 'pointer',
    },
  },
});
