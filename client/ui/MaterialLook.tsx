import type { ReactNode } from 'react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { useLook } from './look.ts';
import { muiOverrides } from './muiOverrides.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { widths } from './theme.ts';
import { typography } from './typography.ts';

const materialTheme = createTheme({
  cssVariables: { cssVarPrefix: 'pw', colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  defaultColorScheme: 'light',
  breakpoints: { values: widths },
  spacing: 4,
  shape: { borderRadius: 10 },
  typography: { ...typography, button: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 } },
  components: muiOverrides,
});

/** Around Material's own components, which come later than the page: the club's look in Material's terms. */
export const MaterialLook = ({ children }: { children: ReactNode }) => {
  const { mode } = useLook().look;
  return (
    <ThemeProvider key={mode} theme={materialTheme} defaultMode={mode} storageManager={null}>
      {children}
    </ThemeProvider>
  );
};
