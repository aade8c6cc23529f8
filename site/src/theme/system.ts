import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { dialogRecipe } from './recipes/dialog';
import { drawerRecipe } from './recipes/drawer';
import {
  buttonRecipe,
  checkboxRecipe,
  fieldRecipe,
  inputRecipe,
  nativeSelectRecipe,
  textareaRecipe,
} from './recipes/form';
import { menuRecipe } from './recipes/menu';
import { switchRecipe } from './recipes/switch';
import { toastRecipe } from './recipes/toast';
import { tooltipRecipe } from './recipes/tooltip';
import { tokens } from './tokens';

const toTokens = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Chakra's system, trimmed to our tokens: no default theme, no reset. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    disableLayers: true,
    theme: {
      breakpoints: { sm: '640px', lg: '1024px' },
      tokens: {
        colors: toTokens(tokens.colors),
        fonts: toTokens(tokens.fonts),
        fontSizes: toTokens(tokens.fontSizes),
        radii: toTokens(tokens.radii),
        shadows: toTokens(tokens.shadows),
      },
      recipes: { button: buttonRecipe, input: inputRecipe, textarea: textareaRecipe },
      slotRecipes: {
        checkbox: checkboxRecipe,
        dialog: dialogRecipe,
        drawer: drawerRecipe,
        field: fieldRecipe,
        menu: menuRecipe,
        nativeSelect: nativeSelectRecipe,
        switch: switchRecipe,
        toast: toastRecipe,
        tooltip: tooltipRecipe,
      },
    },
  }),
);
