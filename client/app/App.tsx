import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { LiveConnectionContext } from '../core/relay/liveConnection.ts';
import { NoticeContext } from '../core/notices.ts';
import type { NoticeStore } from '../core/notices.ts';
import type { LiveConnection } from '../core/relay/liveConnection.ts';
import type { Session } from '../core/session/session.ts';
import { SessionContext } from '../core/session/useSession.ts';
import { type PageUpdates, PageUpdatesContext } from '../core/update/pageUpdates.ts';
import type { ValueStore } from '../core/valueStore.ts';
import { ClubThemeProvider } from '../ui/theme/ClubThemeProvider.tsx';
import { AppFrame } from './AppFrame.tsx';
import { RelayForSession } from './RelayForSession.tsx';

export type AppProps = Readonly<{
  i18n: I18n;
  session: Session;
  notices: NoticeStore;
  liveConnection: ValueStore<LiveConnection>;
  pageUpdates: PageUpdates;
}>;

/** The whole client; main.tsx and the specs pass its dependencies. */
export const App = ({ i18n, session, notices, liveConnection, pageUpdates }: AppProps) => (
  <I18nextProvider i18n={i18n}>
    <ClubThemeProvider>
      <SessionContext value={session}>
        <NoticeContext value={notices}>
          <LiveConnectionContext value={liveConnection}>
            <PageUpdatesContext value={pageUpdates}>
              <BrowserRouter>
                <RelayForSession>
                  <AppFrame />
                </RelayForSession>
              </BrowserRouter>
            </PageUpdatesContext>
          </LiveConnectionContext>
        </NoticeContext>
      </SessionContext>
    </ClubThemeProvider>
  </I18nextProvider>
);
