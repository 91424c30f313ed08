import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { annaIsSignedIn, theClub } from '../test/club.ts';
import { accepted, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const line = vi.hoisted(() => {
  const state = { isCut: true };
  const unlessCut = (original: () => Promise<object>): Promise<object> => {
    if (state.isCut) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  };
  return Object.assign(state, { unlessCut });
});
// A page that has arrived stays: each spec that goes on to its page has one of its own.
vi.mock('./NotFoundPage.tsx', line.unlessCut);
vi.mock('../user/LoginPage.tsx', line.unlessCut);
vi.mock('../user/authPages.ts', line.unlessCut);
vi.mock('../user/menu/UserMenuItems.tsx', line.unlessCut);
vi.mock('./settings/parts.ts', line.unlessCut);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const retry = () => screen.getByRole('button', { name: 'Erneut versuchen' });

/** What the server says when it is asked for a file of this build; null where nobody answers. */
const serveBuildWith = (status: number | null): void => {
  standInGateway({
    useClubInfosQuery: () => theClub(),
    useViewerQuery: annaIsSignedIn,
    MyBookingsQuery: () => accepted({ bookingsByUser: [] }),
  });
  const toGateway = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method !== 'HEAD') return toGateway(url, init);
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
};

const loseNetwork = (): void => {
  // Also keeps the code from being asked for again and again, which takes eleven seconds.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  line.isCut = true;
};

const findNetwork = (): void => {
  vi.restoreAllMocks();
  line.isCut = false;
};

beforeEach(() => {
  // React tells of every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  loseNetwork();
});

describe('A page whose code does not arrive', () => {
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

  it('is asked for again when it is told to, as often as it takes', async () => {
    serveBuildWith(null);
    const { user } = await renderApp({ path: '/nirgendwo' });
    await heading('Keine Verbindung');
    await user.click(retry());
    expect(await heading('Keine Verbindung')).toBeVisible();
    findNetwork();
    await user.click(retry());
    expect(await heading('Diese Seite gibt es nicht')).toBeVisible();
  });

  it('comes by itself when the network is back', async () => {
    serveBuildWith(null);
    await renderApp({ path: '/auth/login' });
    await heading('Keine Verbindung');
    findNetwork();
    window.dispatchEvent(new Event('online'));
    expect(await heading('Anmelden')).toBeVisible();
  });

  it('is asked for anew by whoever comes back to it', async () => {
    serveBuildWith(null);
    const { user } = await renderApp({ path: '/auth/forgot-password' });
    await heading('Keine Verbindung');
    await user.click(screen.getByRole('link', { name: /^Zum Start/ }));
    await heading('Anmelden');
    findNetwork();
    window.history.back();
    expect(await heading('Passwort vergessen')).toBeVisible();
  });
});

describe('What opens over a page, but whose code does not arrive', () => {
  it.each([
    ['menu', 'Konto von Anna Adler'],
    ['dialog', 'Darstellung'],
  ])('says so, and opens when it is asked for again: the %s', async (role, name) => {
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
