import { Menu } from '@chakra-ui/react/menu';
import Check from 'lucide-react/icons/check';
import { LanguageLink } from '../../i18n/LanguageLink';
import { useLanguages } from '../../i18n/useLanguages';
import { ThemeProvider } from '../../theme/ThemeProvider';

type LanguageMenuProps = {
  triggerId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The language dropdown: a check mark at the selected language (SPEC 2 Shared elements). */
const LanguageMenu = ({ triggerId, open, onOpenChange }: LanguageMenuProps) => {
  const { languages, current } = useLanguages();
  return (
    <ThemeProvider>
      <Menu.Root
        ids={{ trigger: triggerId }}
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        positioning={{ placement: 'bottom-end' }}
      >
        <Menu.Positioner>
          <Menu.Content>
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
