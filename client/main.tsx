import './ui/fonts.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadTexts } from './app/loadTexts.ts';
import { firstPageAt } from './app/pages.ts';
import { bookingInProgressKey } from './core/bookingInProgressKey.ts';
import { createI18n } from './core/i18n.ts';
import { keptInBrowser, keptInTab } from './core/keptValues.ts';
import { detectLanguage } from './core/language.ts';
import { languageSources } from './core/languageSources.ts';
import { createLiveConnection } from './core/liveConnection.ts';
import { isTraced } from './core/isTraced.ts';
import { createNoticeBoard } from './core/notices.ts';
import { createSession } from './core/session.ts';
import { loadBold } from './ui/bold.ts';

const start = async (root: HTMLElement): Promise<void> => {
  const session = createSession({
    storage: keptInTab,
    now: Date.now,
    onLeave: () => keptInBrowser.removeItem(bookingInProgressKey),
  });
  if (isTraced()) {
    const { startTracing } = await import('./core/tracing.ts');
    startTracing(() => {
      const state = session.read();
      return state.status === 'signedIn' ? state.token : null;
    });
  }
  const { page, texts } = firstPageAt(window.location.pathname, session.read().status === 'signedIn');
  // The outline in index.html stays on screen until the first page can be shown whole.
  const [i18n] = await Promise.all([
    createI18n(detectLanguage(languageSources(window)), loadTexts, texts),
    page.preload(),
    // Else the page would be seen in its usual contrast first.
    document.documentElement.dataset['contrast'] === 'bold' ? loadBold().catch(() => undefined) : undefined,
  ]);
  i18n.on('languageChanged', (language) => (document.documentElement.lang = language));
  document.documentElement.lang = i18n.language;
  // A transition is drawn in slices between which the browser answers; the outline stays until all of it is drawn.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App
          i18n={i18n}
          session={session}
          notices={createNoticeBoard(Date.now)}
          liveConnection={createLiveConnection()}
        />
      </StrictMode>,
    ),
  );
};

const root = document.querySelector<HTMLElement>('#root');
if (root) void start(root);
