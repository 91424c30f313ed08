import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadTexts } from './app/loadTexts.ts';
import { preloadPageAt } from './app/pages.ts';
import { bookingInProgressKey } from './core/bookingInProgressKey.ts';
import { createI18n } from './core/i18n.ts';
import { detectLanguage } from './core/language.ts';
import { languageSources } from './core/languageSources.ts';
import { createLiveConnection } from './core/liveConnection.ts';
import { createNoticeBoard } from './core/notices.ts';
import { createSession } from './core/session.ts';

const start = async (root: HTMLElement): Promise<void> => {
  const session = createSession({
    storage: window.sessionStorage,
    now: Date.now,
    onLeave: () => window.localStorage.removeItem(bookingInProgressKey),
  });
  preloadPageAt(window.location.pathname, session.read().status === 'signedIn');
  const i18n = await createI18n(detectLanguage(languageSources(window)), loadTexts);
  i18n.on('languageChanged', (language) => (document.documentElement.lang = language));
  document.documentElement.lang = i18n.language;
  createRoot(root).render(
    <StrictMode>
      <App
        i18n={i18n}
        session={session}
        notices={createNoticeBoard(Date.now)}
        liveConnection={createLiveConnection()}
      />
    </StrictMode>,
  );
};

const root = document.querySelector<HTMLElement>('#root');
if (root) void start(root);
