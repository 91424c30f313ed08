import { type Components, type Theme, createTheme } from '@mui/material/styles';
import { darkPalette, lightPalette } from '../theme/palette.ts';
import { widths } from '../theme/theme.ts';
import { typography } from '../theme/typography.ts';

/** The club's theme in Material's format, with the styles of the components that `components` names. */
export const createMaterialTheme = (components: Components<Theme>) =>
  createTheme({
    cssVariables: { cssVarPrefix: 'pw', colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    defaultColorScheme: 'light',
    breakpoints: { values: widths },
    spacing: 4,
    shape: { borderRadius: 10 },
    typography: { ...typography, button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 } },
    components,
  });
