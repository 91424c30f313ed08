import { type ReactNode, useInsertionEffect, useState } from 'react';
import { Global, ThemeProvider } from '@emotion/react';
import { browserStorage } from '../../core/browser/safeStorage.ts';
import { useHighContrastStyles } from './highContrast/useHighContrastStyles.ts';
import { globalStyles } from './globalStyles.ts';
import {
  type ThemePreferences,
  ThemePreferencesContext,
  createThemePreferences,
  useThemePreferences,
} from './themePreferences.ts';
import { theme } from './theme.ts';

const styles = globalStyles(theme);

/** Disables transitions: a page that fades from light to dark is unreadable meanwhile. */
const show = ({ mode, contrast }: ThemePreferences) => {
  const noTransitions = document.head.appendChild(document.createElement('style'));
  noTransitions.textContent = '*, *::before, *::after { transition: none !important }';
  document.documentElement.dataset['colorScheme'] = mode;
  document.documentElement.dataset['contrast'] = contrast;
  // Reading a style makes the browser apply the new one before transitions are enabled again.
  const { color } = window.getComputedStyle(document.body);
  if (color !== '') noTransitions.remove();
};

const AppliedTheme = () => {
  const { preferences } = useThemePreferences();
  const highContrast = useHighContrastStyles(preferences.contrast === 'bold');
  useInsertionEffect(() => show(preferences), [preferences]);
  return highContrast && <Global styles={highContrast} />;
};

/**
 * The club's colours, fonts and spacing for everything inside; dark and high contrast are set by one attribute each.
 */
export const ClubThemeProvider = ({ children }: { children: ReactNode }) => {
  const [store] = useState(() => createThemePreferences(browserStorage));
  return (
    <ThemePreferencesContext value={store}>
      <ThemeProvider theme={theme}>
        <Global styles={styles} />
        <AppliedTheme />
        {children}
      </ThemeProvider>
    </ThemePreferencesContext>
  );
};
