import { dialogAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Modal dialog: a card in the middle, under 640 px a sheet from below. Without a placement only its layer is set. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: { positioner: { position: 'relative', zIndex: 30 } },
  variants: {
    placement: {
      center: {
        backdrop: { position: 'fixed', inset: 0, zIndex: 30, background: 'rgb(10 28 42 / 0.5)' },
        positioner: {
          position: 'fixed',
          inset: 0,
          display: 'flex',
          alignItems: { base: 'flex-end', sm: 'center' },
          justifyContent: 'center',
        },
        content: {
          position: 'relative',
          width: { base: '100%', sm: '32rem' },
          maxHeight: { base: 'calc(100dvh - 1rem)', sm: 'calc(100dvh - 3rem)' },
          overflowY: 'auto',
          padding: { base: '1.5rem 1.25rem', sm: '2rem' },
          borderRadius: { base: '4px 4px 0 0', sm: 'overlay' },
          background: 'bg',
          color: 'fg',
          // Seen in forced colours only, where there is no shadow.
          border: '1px solid transparent',
          boxShadow: 'overlay',
          outline: 'none',
        },
        header: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '1rem' },
        title: {
          fontFamily: 'serif',
          fontSize: 't3',
          fontWeight: 430,
          lineHeight: 1.16,
          letterSpacing: '-0.008em',
        },
        description: { marginTop: '0.75rem', color: 'fg-muted', fontSize: 'small', lineHeight: 1.45 },
        body: { marginTop: '1.25rem', borderBottom: '1px solid', borderColor: 'line' },
        footer: { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '1.75rem' },
        closeTrigger: {
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: '2.75rem',
          height: '2.75rem',
          margin: '-0.25rem -0.625rem 0 0',
          border: 0,
          background: 'none',
          color: 'fg-muted',
          cursor: 'pointer',
          _hover: { color: 'fg' },
        },
      },
    },
  },
});
