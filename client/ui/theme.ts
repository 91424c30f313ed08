import { createTheme } from '@mui/material/styles';
import './themeTypes.ts';
import { globalStyles } from './globalStyles.ts';
import { muiOverrides } from './muiOverrides.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

/** Where the choice of light or dark is kept; index.html reads it before the first paint. */
export const colorModeKey = 'colorMode';

/** Every value is also a CSS variable, e.g. `--pw-palette-calendar-single-fill`; dark is a matter of one attribute. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'pw', colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  defaultColorScheme: 'light',
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1600 } },
  spacing: 4,
  shape: { borderRadius: 10 },
  typography,
  components: { ...muiOverrides, MuiCssBaseline: { styleOverrides: globalStyles } },
});
