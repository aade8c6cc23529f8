import { Menu } from '@chakra-ui/react/menu';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { LanguageLink } from '../../i18n/LanguageLink';
import { useLanguages } from '../../i18n/useLanguages';
import { ThemeProvider } from '../../theme/ThemeProvider';

/** The item that a menu opens at: none for a pointer. */
export type MenuStart = 'first' | 'last' | null;

type LanguageMenuProps = {
  triggerId: string;
  open: boolean;
  start: MenuStart;
  onOpenChange: (open: boolean) => void;
};

/** The language dropdown: a check mark at the selected language. */
const LanguageMenu = ({ triggerId, open, start, onOpenChange }: LanguageMenuProps) => {
  const { languages, current } = useLanguages();
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const item = start && languages.at(start === 'first' ? 0 : -1)?.code;
  useEffect(() => setHighlighted((open && item) || null), [open, item]);
  return (
    <ThemeProvider>
      <Menu.Root
        ids={{ trigger: triggerId }}
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        highlightedValue={highlighted}
        onHighlightChange={(details) => setHighlighted(details.highlightedValue)}
        positioning={{ placement: 'bottom-end' }}
      >
        <Menu.Positioner>
          <Menu.Content
            onKeyDown={({ key }) => {
              if (key === 'Tab') onOpenChange(false);
            }}
          >
            {languages.map(({ code, name }) => (
              <Menu.Item key={code} value={code} asChild>
                <LanguageLink language={code}>
                  {name}
                  {code === current.code && <Check aria-hidden size={20} strokeWidth={1.5} />}
                </LanguageLink>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </ThemeProvider>
  );
};

export default LanguageMenu;
