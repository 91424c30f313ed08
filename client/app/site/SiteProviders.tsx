import type { ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeProvider } from '@emotion/react';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import { StaticRouter } from 'react-router-dom';
import type { Environment } from 'relay-runtime';
import { theme } from '../../ui/theme/theme.ts';

export type SiteContext = Readonly<{ path: string; i18n: I18n; environment: Environment; cache: EmotionCache }>;

/** What App gives to the pages of the app, for one rendering on the server: neither session nor live connection. */
export const SiteProviders = ({ context, children }: { context: SiteContext; children: ReactNode }) => (
  <CacheProvider value={context.cache}>
    <ThemeProvider theme={theme}>
      <I18nextProvider i18n={context.i18n}>
        <RelayEnvironmentProvider environment={context.environment}>
          <StaticRouter location={context.path}>{children}</StaticRouter>
        </RelayEnvironmentProvider>
      </I18nextProvider>
    </ThemeProvider>
  </CacheProvider>
);
