import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { ChunkLoadFailure } from '../core/loading/loadChunk.ts';
import type { ServerBuildStatus } from '../core/loading/serverBuild.ts';
import { createI18n } from '../core/texts/i18n.ts';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';
import { RetryBoundary } from '../ui/feedback/RetryBoundary.tsx';
import { renderComponent } from '../test/renderComponent.tsx';
import { loadTexts } from './loadTexts.ts';

const line = vi.hoisted(() => {
  const state = { isCut: true };
  const unlessCut = (original: () => Promise<object>): Promise<object> => {
    if (state.isCut) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  };
  return Object.assign(state, { unlessCut });
});
// A loaded page stays loaded: each spec that continues to its page uses a different one.
vi.mock('./NotFoundPage.tsx', line.unlessCut);
vi.mock('../user/LoginPage.tsx', line.unlessCut);
vi.mock('../user/authPages.ts', line.unlessCut);
vi.mock('../user/menu/UserMenuItems.tsx', line.unlessCut);
vi.mock('./settings/settingsChunk.ts', line.unlessCut);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const retry = () => screen.getByRole('button', { name: 'Erneut versuchen' });

/** The server's response to a request for a file of this build; null for a network error. */
const serveBuildWith = (status: number | null): void => {
  standInGateway({
    useClubInfosQuery: () => clubInfos(),
    useViewerQuery: annaAsViewer,
    MyBookingsQuery: () => accepted({ bookingsByUser: [], bookingsAsPlayer: [], bookingInfos: { sportSettings: [] } }),
  });
  const toGateway = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'HEAD') return toGateway(url, init);
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
};

const loseNetwork = (): void => {
  // Also prevents retries of the download, which would take eleven seconds.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  line.isCut = true;
};

const findNetwork = (): void => {
  vi.restoreAllMocks();
  line.isCut = false;
};

beforeEach(() => {
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  loseNetwork();
});

describe('A page whose code cannot be loaded', () => {
  it.each([
    ['a new version where the server has another build', 404, 'Neue Version verfügbar'],
    ['that something failed where the server has this build', 200, 'Das hat nicht geklappt'],
  ])('says %s, and offers a reload', async (_, status, title) => {
    serveBuildWith(status);
    await renderApp({ path: '/nirgendwo' });
    expect(await heading(title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible();
  });

  it.each([
    ['nobody answers', null],
    ['a server in between answers for one that is away', 502],
  ])('says that there is no connection where %s', async (_, status) => {
    serveBuildWith(status);
    await renderApp({ path: '/nirgendwo' });
    expect(await heading('Keine Verbindung')).toBeVisible();
    expect(screen.getByText(/^Diese Seite war noch nicht geladen/)).toBeVisible();
    expect(screen.queryByText(/Neue Version/)).not.toBeInTheDocument();
  });

  it('is requested again with every click on retry', async () => {
    serveBuildWith(null);
    const { user } = await renderApp({ path: '/nirgendwo' });
    await heading('Keine Verbindung');
    await user.click(retry());
    expect(await heading('Keine Verbindung')).toBeVisible();
    findNetwork();
    await user.click(retry());
    expect(await heading('Diese Seite gibt es nicht')).toBeVisible();
  });

  it('is loaded without a click when the network is back', async () => {
    serveBuildWith(null);
    await renderApp({ path: '/auth/login' });
    await heading('Keine Verbindung');
    findNetwork();
    window.dispatchEvent(new Event('online'));
    expect(await heading('Anmelden')).toBeVisible();
  });

  it('is requested again when the visitor returns to it', async () => {
    serveBuildWith(null);
    const { user } = await renderApp({ path: '/auth/forgot-password' });
    await heading('Keine Verbindung');
    await user.click(screen.getByRole('link', { name: /^Zum Start/ }));
    // The address changes before the page does: whoever goes back in between has not left.
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Keine Verbindung' })).toBeNull());
    expect(window.location.pathname).toBe('/');
    findNetwork();
    window.history.back();
    expect(await heading('Passwort vergessen')).toBeVisible();
  });
});

describe('A dialog whose code cannot be loaded', () => {
  it.each(['Konto von Anna Adler', 'Darstellung'])(
    'says within three seconds that there is a new version, and offers the reload: %s',
    async (name) => {
      serveBuildWith(404);
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
      const { user } = await renderApp({ path: '/user/bookings', isSignedIn: true });
      await user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByText(/^Platzwart wurde aktualisiert/, {}, { timeout: 3_000 })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible();
    },
  );

  it.each([
    ['menu', 'Konto von Anna Adler'],
    ['dialog', 'Darstellung'],
  ])('says so, and opens when it is requested again: %s', async (role, name) => {
    serveBuildWith(null);
    const { user } = await renderApp({ path: '/user/bookings', isSignedIn: true });
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(/^Der Server antwortet nicht/)).toBeVisible();
    const button = screen.getByRole('button', { name });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    findNetwork();
    await user.click(button);
    expect(await screen.findByRole(role)).toBeVisible();
  });
});

describe('A part of a page whose code cannot be loaded', () => {
  it.each<[ServerBuildStatus, string, string]>([
    ['gone', 'Platzwart wurde aktualisiert. Lade die Seite neu, um weiterzumachen.', 'Neu laden'],
    ['served', 'Die Seite konnte nicht gestartet werden. Lade sie neu.', 'Neu laden'],
    [
      'unreachable',
      'Der Server antwortet nicht. Prüfe deine Internetverbindung und versuche es noch einmal.',
      'Erneut versuchen',
    ],
  ])('offers what helps where the build is %s', async (build, text, remedy) => {
    const Missing = () => {
      throw new ChunkLoadFailure(null, build);
    };
    renderComponent(
      <I18nextProvider i18n={await createI18n('de', loadTexts)}>
        <RetryBoundary>
          <Missing />
        </RetryBoundary>
      </I18nextProvider>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: remedy })).toBeVisible();
  });
});
