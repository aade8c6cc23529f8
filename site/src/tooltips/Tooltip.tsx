import { Portal } from '@chakra-ui/react/portal';
import { Tooltip as Chakra } from '@chakra-ui/react/tooltip';
import { useRef } from 'react';
import { ThemeProvider } from '../theme/ThemeProvider';

/** The accessible name of a control, shown beside it; for eyes only, since screen readers say the name themselves. */
const Tooltip = ({ control }: { control: HTMLElement }) => {
  // Beside the control, so that inside a dialog it belongs to the dialog.
  const container = useRef(control.parentElement as HTMLElement);
  return (
    <ThemeProvider>
      <Chakra.Root
        open
        interactive
        closeOnEscape={false}
        closeOnScroll={false}
        positioning={{
          placement: 'top',
          strategy: 'fixed',
          gutter: 6,
          getAnchorRect: () => control.getBoundingClientRect(),
        }}
      >
        <Portal container={container}>
          <Chakra.Positioner aria-hidden>
            <Chakra.Content>{control.getAttribute('aria-label')}</Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ThemeProvider>
  );
};

export default Tooltip;
