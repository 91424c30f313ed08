import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessTokenKey } from '../core/session/session.ts';
import { accessToken } from '../test/accessToken.ts';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const inAnHour = () => accessToken(Math.floor(Date.now() / 1_000) + 3_600);
const club: Operations = {
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: annaAsViewer,
  MyBookingsQuery: () => accepted({ bookingsByUser: [], bookingsAsPlayer: [], bookingInfos: { sportSettings: [] } }),
};
const opens: Operations = { ...club, useLoginMutation: () => accepted({ login: { token: inAnHour() } }) };

const credential = () => screen.findByLabelText('E-Mail oder Mitgliedsnummer');
const password = () => screen.findByLabelText('Passwort');
const submit = () => screen.findByRole('button', { name: 'Anmelden' });
/** The page has further regions for alerts. */
const refusal = async () => {
  const form = (await submit()).closest('form');
  if (!form) throw new Error('No form');
  return within(form).findByRole('alert');
};

describe('Signing in', () => {
  it('leads a signed-out visitor of a protected page to the login and back to that page', async () => {
    const calls = standInGateway(opens);
    const { user } = await renderApp({ path: '/user/bookings?tab=x' });
    await user.type(await credential(), 'anna@platzwart.example');
    await user.type(await password(), 'platzwart');
    expect(window.location.pathname + window.location.search).toBe(
      `/auth/login?${new URLSearchParams({ returnTo: '/user/bookings?tab=x' }).toString()}`,
    );
    await user.click(await submit());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Meine Buchungen' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(window.location.pathname + window.location.search).toBe('/user/bookings?tab=x');
    expect(calls.find(({ operation }) => operation === 'useLoginMutation')?.variables).toEqual({
      data: { credential: 'anna@platzwart.example', password: 'platzwart' },
    });
    const bookings = calls.find(({ operation }) => operation === 'MyBookingsQuery');
    expect(bookings?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it('trims a member number before it is sent', async () => {
    const calls = standInGateway(opens);
    const { user } = await renderApp({ path: '/auth/login?returnTo=/user/bookings' });
    await user.type(await credential(), ' 1001 ');
    await user.type(await password(), 'platzwart{Enter}');
    await screen.findByRole('heading', { name: 'Meine Buchungen' });
    const login = calls.find(({ operation }) => operation === 'useLoginMutation');
    expect(login?.variables).toMatchObject({ data: { credential: '1001' } });
  });

  it('says at the form what was wrong and what to do, keeps the input and focuses the password', async () => {
    standInGateway({ ...club, useLoginMutation: () => refused('ERR_INVALID_CREDENTIALS') });
    const { user } = await renderApp({ path: '/auth/login' });
    await user.type(await credential(), 'anna@platzwart.example');
    await user.type(await password(), 'falsch{Enter}');
    expect(await refusal()).toHaveTextContent('Prüfe beides und versuche es noch einmal.');
    expect(await credential()).toHaveValue('anna@platzwart.example');
    expect(await password()).toHaveFocus();
    expect(window.sessionStorage.getItem(accessTokenKey)).toBeNull();
  });

  it('shows missing input at its field, and focuses the first one', async () => {
    const calls = standInGateway(club);
    const { user } = await renderApp({ path: '/auth/login' });
    await user.click(await submit());
    expect(await screen.findByText('Gib dein Passwort ein.')).toBeVisible();
    expect(await credential()).toHaveFocus();
    expect(await credential()).toHaveAccessibleDescription('Gib deine E-Mail-Adresse oder deine Mitgliedsnummer ein.');
    expect(calls.map(({ operation }) => operation)).not.toContain('useLoginMutation');
  });

  it('lets password managers fill both fields and shows the password on demand', async () => {
    standInGateway(club);
    const { user } = await renderApp({ path: '/auth/login' });
    expect(await credential()).toHaveAttribute('autocomplete', 'username');
    expect(await password()).toHaveAttribute('autocomplete', 'current-password');
    await user.click(await screen.findByRole('button', { name: 'Passwort anzeigen' }));
    expect(await password()).toHaveAttribute('type', 'text');
  });

  it('says when caps lock is on', async () => {
    standInGateway(club);
    const { user } = await renderApp({ path: '/auth/login' });
    await user.click(await password());
    await user.keyboard('{CapsLock}P');
    expect(await screen.findByText('Die Feststelltaste ist an.')).toBeVisible();
  });

  it('never follows a returnTo to another host', async () => {
    standInGateway(opens);
    await renderApp({ path: '/auth/login?returnTo=//evil.example/', isSignedIn: true });
    await waitFor(() => expect(window.location.pathname).toBe('/booking'));
    expect(window.location.host).toBe('localhost:3000');
  });
});

describe('The login page', () => {
  it.each(['/booking', '/auth/login'])('welcomes a visitor who opens %s', async (path) => {
    standInGateway(club);
    await renderApp({ path });
    expect(await screen.findByText(/Willkommen!/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Hinweis' })).toBeVisible();
    expect(screen.queryByText(/Du bist nicht angemeldet/)).toBeNull();
  });

  it('shows one message at a time', async () => {
    standInGateway({ ...club, useLoginMutation: () => refused('ERR_INVALID_CREDENTIALS') });
    const { user } = await renderApp({ path: '/user/bookings' });
    await screen.findByText(/Du bist nicht angemeldet/);
    await user.type(await credential(), 'anna@platzwart.example');
    await user.type(await password(), 'falsch{Enter}');
    expect(await refusal()).toHaveTextContent('Prüfe beides');
    expect(screen.queryByText(/Du bist nicht angemeldet/)).toBeNull();
  });

  it.each([
    [2, 'Noch 2 Versuche, dann ist die Anmeldung bis zu 15 Minuten gesperrt.'],
    [1, 'Noch 1 Versuch, dann ist die Anmeldung bis zu 15 Minuten gesperrt.'],
    [0, 'Die Anmeldung ist jetzt bis zu 15 Minuten gesperrt.'],
  ])('says when %i attempts are left', async (attemptsLeft, text) => {
    standInGateway({ ...club, useLoginMutation: () => refused('ERR_INVALID_CREDENTIALS', [], { attemptsLeft }) });
    const { user } = await renderApp({ path: '/auth/login' });
    await user.type(await credential(), 'anna@platzwart.example');
    await user.type(await password(), 'falsch{Enter}');
    expect(await refusal()).toHaveTextContent(text);
  });

  it('shows a refusal that this build does not know as a server error', async () => {
    standInGateway({ ...club, useLoginMutation: () => refused('ERR_FROM_THE_FUTURE') });
    const { user } = await renderApp({ path: '/auth/login' });
    await user.type(await credential(), 'anna@platzwart.example');
    await user.type(await password(), 'richtig{Enter}');
    expect(await refusal()).toHaveTextContent('Auf dem Server ist etwas schiefgelaufen.');
  });

  it('does not worry those who have more', async () => {
    standInGateway({ ...club, useLoginMutation: () => refused('ERR_INVALID_CREDENTIALS', [], { attemptsLeft: 3 }) });
    const { user } = await renderApp({ path: '/auth/login' });
    await user.type(await credential(), 'anna@platzwart.example');
    await user.type(await password(), 'falsch{Enter}');
    expect(await refusal()).not.toHaveTextContent('gesperrt');
  });

  it('shows a warning where a page required the login', async () => {
    standInGateway(club);
    await renderApp({ path: '/user/bookings' });
    expect(await screen.findByRole('img', { name: 'Achtung' })).toBeVisible();
  });

  it('says that the session has ended and nothing is lost', async () => {
    standInGateway(club);
    const { session } = await renderApp({ path: '/user/bookings', isSignedIn: true });
    await screen.findByRole('heading', { name: 'Meine Buchungen' });
    session.expire();
    expect(await screen.findByText(/Deine Sitzung ist abgelaufen/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Achtung' })).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('returnTo')).toBe('/user/bookings');
  });

  it('opens when the server no longer knows the session', async () => {
    standInGateway({ ...club, MyBookingsQuery: () => refused('LOGIN_REQUIRED') });
    await renderApp({ path: '/user/bookings', isSignedIn: true });
    expect(await screen.findByText(/Deine Sitzung ist abgelaufen/)).toBeVisible();
    expect(window.sessionStorage.getItem(accessTokenKey)).toBeNull();
  });

  it('offers the demo accounts only where the server names some', async () => {
    const demoLogins = [{ email: 'anna@platzwart.example', role: 'MEMBER' }];
    standInGateway({ ...opens, useClubInfosQuery: () => clubInfos(demoLogins) });
    const { user } = await renderApp({ path: '/auth/login' });
    await user.click(await screen.findByRole('button', { name: /anna/ }));
    expect(await credential()).toHaveValue('anna@platzwart.example');
    expect(await password()).toHaveValue('platzwart');
  });

  it('shows no password and no accounts outside demo mode', async () => {
    standInGateway(club);
    await renderApp({ path: '/auth/login' });
    await screen.findByText('info@musterstadt.example');
    expect(screen.queryByText(/platzwart/)).toBeNull();
  });
});
