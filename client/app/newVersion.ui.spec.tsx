import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { club, field } from '../test/authPages.ts';
import { openCalendar } from '../booking/admin/openCalendar.fixture.tsx';
import { type Operations, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';
import { standInSocket } from '../test/standInSocket.ts';

const sentence = /^Es gibt eine neue Version\./;
const header = 'platzwart-build';

/** Of the notice. */
const reloadButton = async (): Promise<HTMLElement> =>
  within((await screen.findByText(sentence)).parentElement ?? document.body).getByRole('button', { name: 'Neu laden' });

let build: HTMLMetaElement;
beforeEach(() => {
  build = Object.assign(document.createElement('meta'), { name: header, content: '0.2.0+4f3a9c21' });
  document.head.append(build);
});
afterEach(() => {
  build.remove();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Every answer names this build from now on. */
const serve = (served: string): void => {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await answer(...request);
    response.headers.set(header, served);
    return response;
  });
};
const serveClub = (served: string, operations: Operations = {}) => {
  const calls = standInGateway({ ...club, ...operations });
  serve(served);
  return calls;
};

describe('A new version of the page', () => {
  it('is told by the answers of the server, once, and also on the next page', async () => {
    serveClub('0.3.0+77aa77aa');
    const { user } = await renderApp({ path: '/auth/login' });
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /Passwort vergessen/ }));
    await screen.findByRole('heading', { name: /Passwort/ });
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(await reloadButton()).toBeVisible();
  });

  it('is not told by a server that has the build of the page', async () => {
    serveClub('0.2.0+4f3a9c21');
    const { user } = await renderApp({ path: '/auth/login' });
    await user.click(await screen.findByRole('link', { name: /Passwort vergessen/ }));
    await screen.findByRole('heading', { name: /Passwort/ });
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('is told by the greeting of the live connection alone', async () => {
    standInGateway(club);
    standInSocket({ build: '0.3.0+77aa77aa' });
    await renderApp({ path: '/user/bookings', isSignedIn: true });
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is told where the server no longer knows what a page asks for, which offers the reload itself', async () => {
    serveClub('0.2.0+4f3a9c21', { MyBookingsQuery: () => refused('CLIENT_OUTDATED') });
    await renderApp({ path: '/user/bookings', isSignedIn: true });
    const page = await screen.findByText('Platzwart wurde aktualisiert. Lade die Seite neu, um weiterzumachen.');
    expect(page).toBeVisible();
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

/** In place of the browser's own reload, which jsdom does not have. */
const reloadedFor = () => waitFor(() => expect(window.sessionStorage.getItem('reloadedFor')).toBe('0.3.0+77aa77aa'));

describe('A page that nobody reloads', () => {
  it('reloads itself: the screen in the club house', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('null', { status: 404 })));
    serve('0.3.0+77aa77aa');
    await renderApp({ path: `/kiosk/${'K'.repeat(43)}` });
    await reloadedFor();
  });

  it('reloads itself: the offer of a season', async () => {
    serveClub('0.3.0+77aa77aa', { SeasonOfferQuery: () => refused('ERR_SEASON_OFFER_NOT_FOUND') });
    await renderApp({ path: `/auth/season-offer/${'A'.repeat(43)}` });
    await reloadedFor();
  });
});

describe('What was typed before the reload for a new version', () => {
  it('is in the fields again: texts and ticks, but no password, and not in the browser’s storage any more', async () => {
    serveClub('0.3.0+77aa77aa');
    const before = await renderApp({ path: '/auth/register' });
    await before.user.type(await field('Vorname'), 'Nina');
    await before.user.type(await field('Neues Passwort'), 'Netzkante im Mai');
    await before.user.click(await screen.findByRole('checkbox'));
    await before.user.click(await reloadButton());
    expect(window.sessionStorage.getItem('typedInput')).not.toContain('Netzkante');
    before.leave();

    await renderApp({ path: '/auth/register' });
    await waitFor(async () => expect(await field('Vorname')).toHaveValue('Nina'));
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(await field('Neues Passwort')).toHaveValue('');
    expect(window.sessionStorage.getItem('typedInput')).toBeNull();
  });

  it('is in a form of the administration again, which does not ask before this reload', async () => {
    const open = async () => {
      const opened = await openCalendar({ path: '/dashboard/booking/TENNIS/new' });
      serve('0.3.0+77aa77aa');
      return opened;
    };
    const { user, leave } = await open();
    await user.type(await screen.findByLabelText('Bemerkung'), 'Bälle');
    await user.click(screen.getByRole('radio', { name: /Training/ }));
    await user.click(await reloadButton());
    leave();
    await open();
    await waitFor(() => expect(screen.getByLabelText('Bemerkung')).toHaveValue('Bälle'));
    expect(screen.getByRole('radio', { name: /Training/ })).toBeChecked();
  });

  it('is never shown to another person', async () => {
    serveClub('0.2.0+4f3a9c21');
    const fields = [{ type: 'text', label: 'Vorname', nth: 0, value: 'Nina', checked: false }];
    window.sessionStorage.setItem('typedInput', JSON.stringify({ path: '/auth/register', person: 'anna', fields }));
    await renderApp({ path: '/auth/register' });
    await field('Vorname');
    await waitFor(() => expect(window.sessionStorage.getItem('typedInput')).toBeNull());
    expect(await field('Vorname')).toHaveValue('');
  });
});
