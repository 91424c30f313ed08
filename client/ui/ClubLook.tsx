import { type ReactNode, useInsertionEffect, useState } from 'react';
import { Global, ThemeProvider } from '@emotion/react';
import { keptInBrowser } from '../core/keptValues.ts';
import { useBold } from './bold.ts';
import { globalStyles } from './globalStyles.ts';
import { type Look, LookContext, createLook, useLook } from './look.ts';
import { theme } from './theme.ts';

const styles = globalStyles(theme);

/** Without a transition: a page that fades from light to dark is unreadable on the way. */
const show = ({ mode, contrast }: Look) => {
  const calm = document.head.appendChild(document.createElement('style'));
  calm.textContent = '*, *::before, *::after { transition: none !important }';
  document.documentElement.dataset['colorScheme'] = mode;
  document.documentElement.dataset['contrast'] = contrast;
  // Asking for a style makes the browser apply the new one before transitions are back.
  const { color } = window.getComputedStyle(document.body);
  if (color !== '') calm.remove();
};

const ShownLook = () => {
  const { look } = useLook();
  const bold = useBold(look.contrast === 'bold');
  useInsertionEffect(() => show(look), [look]);
  return bold && <Global styles={bold} />;
};

/** The club's colours, letters and spaces for everything inside; dark and bold are a matter of one attribute each. */
export const ClubLook = ({ children }: { children: ReactNode }) => {
  const [look] = useState(() => createLook(keptInBrowser));
  return (
    <LookContext value={look}>
      <ThemeProvider theme={theme}>
        <Global styles={styles} />
        <ShownLook />
        {children}
      </ThemeProvider>
    </LookContext>
  );
};
