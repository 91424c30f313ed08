import { type ReactNode, useInsertionEffect, useState } from 'react';
import { Global, ThemeProvider } from '@emotion/react';
import { keptInBrowser } from '../core/keptValues.ts';
import { ColorModeContext, createColorMode, useColorMode } from './colorMode.ts';
import { globalStyles } from './globalStyles.ts';
import { theme } from './theme.ts';

const styles = globalStyles(theme);

/** Without a transition: a page that fades from light to dark is unreadable on the way. */
const showMode = (mode: string) => {
  const calm = document.head.appendChild(document.createElement('style'));
  calm.textContent = '*, *::before, *::after { transition: none !important }';
  document.documentElement.dataset['colorScheme'] = mode;
  // Asking for a style makes the browser apply the new one before transitions are back.
  const { color } = window.getComputedStyle(document.body);
  if (color !== '') calm.remove();
};

const ShownMode = () => {
  const { mode } = useColorMode();
  useInsertionEffect(() => showMode(mode), [mode]);
  return null;
};

/** The club's colours, letters and spaces for everything inside; dark is a matter of one attribute. */
export const ClubLook = ({ children }: { children: ReactNode }) => {
  const [colorMode] = useState(() => createColorMode(keptInBrowser));
  return (
    <ColorModeContext value={colorMode}>
      <ThemeProvider theme={theme}>
        <Global styles={styles} />
        <ShownMode />
        {children}
      </ThemeProvider>
    </ColorModeContext>
  );
};
