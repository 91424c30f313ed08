import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { createMaterialTheme } from '../materialTheme.ts';
import { adminOverrides } from './adminOverrides.ts';

const adminTheme = createMaterialTheme(adminOverrides);

/**
 * For the pages of the dashboard: Material's components in the club's style. ClubThemeProvider keeps control of the
 * attribute for light or dark, so that a change of colours does not reset a form.
 */
export const AdminThemeProvider = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={adminTheme} storageManager={null} colorSchemeNode={null}>
    {children}
  </ThemeProvider>
);
