import { tooltipAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The name of an icon button: ink on white of a floating thing. */
export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: tooltipAnatomy.keys(),
  base: {
    content: {
      maxWidth: '16rem',
      paddingInline: '0.625rem',
      paddingBlock: '0.375rem',
      background: 'fg',
      color: 'bg',
      border: '1px solid',
      borderColor: 'night-edge',
      borderRadius: 'control',
      fontSize: 'small',
      lineHeight: 1.3,
      zIndex: 60,
    },
  },
});
