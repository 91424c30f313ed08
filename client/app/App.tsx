import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { LiveConnectionContext } from '../core/liveConnection.ts';
import { NoticeContext } from '../core/notices.ts';
import type { NoticeBoard } from '../core/notices.ts';
import type { LiveConnection } from '../core/liveConnection.ts';
import type { Session } from '../core/session.ts';
import { SessionContext } from '../core/useSession.ts';
import type { ValueStore } from '../core/valueStore.ts';
import { ClubLook } from '../ui/ClubLook.tsx';
import { AppFrame } from './AppFrame.tsx';
import { RelayForSession } from './RelayForSession.tsx';

export type AppParts = Readonly<{
  i18n: I18n;
  session: Session;
  notices: NoticeBoard;
  liveConnection: ValueStore<LiveConnection>;
}>;

/** The whole client; what it lives on is handed in by main.tsx and by the specs. */
export const App = ({ i18n, session, notices, liveConnection }: AppParts) => (
  <I18nextProvider i18n={i18n}>
    <ClubLook>
      <SessionContext value={session}>
        <NoticeContext value={notices}>
          <LiveConnectionContext value={liveConnection}>
            <BrowserRouter>
              <RelayForSession>
                <AppFrame />
              </RelayForSession>
            </BrowserRouter>
          </LiveConnectionContext>
        </NoticeContext>
      </SessionContext>
    </ClubLook>
  </I18nextProvider>
);
