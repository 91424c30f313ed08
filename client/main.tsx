import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadTexts } from './app/loadTexts.ts';
import { showStartFailure } from './app/startFailure.ts';
import { firstPageAt } from './app/firstPage.ts';
import { bookingInProgressKey } from './core/bookingInProgressKey.ts';
import { createI18n } from './core/texts/i18n.ts';
import { browserStorage, tabStorage } from './core/browser/safeStorage.ts';
import { detectLanguage } from './core/texts/language.ts';
import { languageSources } from './core/texts/languageSources.ts';
import { createLiveConnection } from './core/relay/liveConnection.ts';
import { isTracingEnabled } from './core/browser/isTracingEnabled.ts';
import { createNoticeStore } from './core/notices.ts';
import { endOutlineAfterFirstPage } from './core/outline.ts';
import { createSession } from './core/session/session.ts';
import { loadOnce } from './core/loading/loadChunk.ts';
import { buildOfPage, createPageUpdates } from './core/update/pageUpdates.ts';
import { startFollowing } from './core/update/startFollowing.ts';
import { whenIdle } from './core/browser/whenIdle.ts';
import { loadHighContrastStyles } from './ui/theme/highContrast/useHighContrastStyles.ts';

/** Without its code this tab has a session of its own. */
const connectTabs = loadOnce(async () => (await import('./core/session/otherTabs.ts')).connectTabs);

const start = async (root: HTMLElement): Promise<void> => {
  void import('./ui/theme/fonts.css').catch(() => undefined);
  const session = createSession({
    storage: tabStorage,
    now: Date.now,
    onLeave: () => browserStorage.removeItem(bookingInProgressKey),
  });
  if (isTracingEnabled()) {
    const { startTracing } = await import('./core/browser/tracing.ts');
    startTracing(() => {
      const state = session.read();
      return state.status === 'signedIn' ? state.token : null;
    });
  }
  const first = firstPageAt(window.location.pathname, session.read().status === 'signedIn');
  // The outline in index.html stays on screen until the first page can be shown whole.
  const [i18n, moreTexts] = await Promise.all([
    createI18n(detectLanguage(languageSources(window)), loadTexts, first.texts),
    first.preload(),
    // Otherwise the page would appear in default contrast first.
    document.documentElement.dataset['contrast'] === 'bold'
      ? loadHighContrastStyles().catch(() => undefined)
      : undefined,
  ]);
  if (moreTexts.length > 0) await i18n.loadNamespaces(moreTexts);
  i18n.on('languageChanged', (language) => (document.documentElement.lang = language));
  document.documentElement.lang = i18n.language;
  const notices = createNoticeStore(Date.now);
  const updates = createPageUpdates(buildOfPage());
  endOutlineAfterFirstPage(root);
  // A transition is rendered in slices between which the browser handles input; the outline stays until all of it is
  // rendered.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App
          i18n={i18n}
          session={session}
          notices={notices}
          liveConnection={createLiveConnection()}
          pageUpdates={updates}
        />
      </StrictMode>,
    ),
  );
  startFollowing({ updates, session, i18n, notices });
  whenIdle(
    () =>
      void connectTabs().then(
        (connect) => connect(session),
        () => undefined,
      ),
  );
};

const root = document.querySelector<HTMLElement>('#root');
if (root) start(root).catch((error: unknown) => showStartFailure(root, error));
