import { StrictMode, startTransition } from 'react';
import { configure, getConfig } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { Language } from '@platzwart/contracts/core';
import { App } from '../app/App.tsx';
import { loadTexts } from '../app/loadTexts.ts';
import { createI18n } from '../core/texts/i18n.ts';
import { createLiveConnection } from '../core/relay/liveConnection.ts';
import { createNoticeStore } from '../core/notices.ts';
import { accessTokenKey, createSession } from '../core/session/session.ts';
import { buildOfPage, createPageUpdates } from '../core/update/pageUpdates.ts';
import { startFollowing } from '../core/update/startFollowing.ts';
import { accessToken } from './accessToken.ts';
import { OwnStyles } from './OwnStyles.tsx';

type RenderAppOptions = { path: string; language?: Language; isSignedIn?: boolean };

/**
 * Opens the whole client at `path`, as main.tsx does; `standInGateway` answers its calls. React works at its own pace,
 * as in a browser. Under React's `act`, which Testing Library's `render` uses, several components that suspend at once
 * retry each other for ever; so wait for what appears instead.
 */
export const renderApp = async ({ path, language = 'de', isSignedIn = false }: RenderAppOptions) => {
  const usual = getConfig();
  onTestFinished(() => configure(usual));
  configure({
    eventWrapper: (dispatch) => {
      const wasHandled: unknown = dispatch();
      return wasHandled;
    },
    asyncWrapper: async (wait) => {
      const found: unknown = await wait();
      return found;
    },
    // The first spec of a file also loads the page's modules, which takes long where others compute at the same time.
    asyncUtilTimeout: 50_000,
  });
  window.history.replaceState(null, '', path);
  if (isSignedIn) window.sessionStorage.setItem(accessTokenKey, accessToken(Math.floor(Date.now() / 1_000) + 3_600));
  const session = createSession({ storage: window.sessionStorage, now: Date.now, onLeave: () => undefined });
  const i18n = await createI18n(language, loadTexts);
  const notices = createNoticeStore(Date.now);
  const updates = createPageUpdates(buildOfPage());
  const endFollowing = startFollowing({ updates, session, i18n, notices });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const leave = () => {
    endFollowing();
    root.unmount();
    container.remove();
    for (const styles of document.head.querySelectorAll('style[data-emotion]')) styles.remove();
  };
  onTestFinished(leave);
  startTransition(() =>
    root.render(
      <StrictMode>
        <OwnStyles>
          <App
            i18n={i18n}
            session={session}
            notices={notices}
            liveConnection={createLiveConnection()}
            pageUpdates={updates}
          />
        </OwnStyles>
      </StrictMode>,
    ),
  );
  return { session, user: userEvent.setup(), /** Like closing the tab; the browser's storage stays. */ leave };
};
