import { Portal } from '@chakra-ui/react/portal';
import { Tooltip as Chakra } from '@chakra-ui/react/tooltip';
import { ThemeProvider } from '../theme/ThemeProvider';

/** The accessible name of a control, shown beside it; for eyes only, since screen readers say the name themselves. */
const Tooltip = ({ control }: { control: HTMLElement }) => (
  <ThemeProvider>
    <Chakra.Root
      open
      interactive
      closeOnEscape={false}
      closeOnScroll={false}
      positioning={{ placement: 'top', gutter: 6, getAnchorRect: () => control.getBoundingClientRect() }}
    >
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content>{control.getAttribute('aria-label')}</Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  </ThemeProvider>
);

export default Tooltip;
