import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { createMaterialTheme } from './materialTheme.ts';
import { muiOverrides } from './muiOverrides.ts';

const materialTheme = createMaterialTheme(muiOverrides);

/**
 * For Material's own components, which are loaded after the page: the club's theme in Material's format.
 * ClubThemeProvider keeps control of the attribute for light or dark.
 */
export const MaterialThemeProvider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={materialTheme} storageManager={null} colorSchemeNode={null}>
    {children}
  </ThemeProvider>
);
