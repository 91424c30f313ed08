import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accessTokenKey } from '../core/session/session.ts';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

const club: Operations = {
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: annaAsViewer,
  MyBookingsQuery: () => accepted({ bookingsByUser: [], bookingsAsPlayer: [], bookingInfos: { sportSettings: [] } }),
};

describe('The frame of every page', () => {
  it('shows a helpful page for an unknown address', async () => {
    standInGateway(club);
    await renderApp({ path: '/nirgendwo' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Platzbuchung' })).toHaveAttribute('href', '/booking');
    await waitFor(() => expect(document.title).toBe('Diese Seite gibt es nicht · TC Musterstadt'));
  });

  it('omits the club’s name where it cannot be loaded', async () => {
    standInGateway({ ...club, useClubInfosQuery: () => refused('ERR_DB_CONNECTION') });
    await renderApp({ path: '/nirgendwo' });
    await waitFor(() => expect(document.title).toBe('Diese Seite gibt es nicht'));
  });

  it('changes the language at once and stores it, but stores nothing before', async () => {
    standInGateway(club);
    const { user } = await renderApp({ path: '/nirgendwo' });
    await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' });
    expect(window.localStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    expect(window.localStorage.getItem('i18nextLng')).toBe('en');
  });

  it('links the logo to the booking page for signed-in people, and to the start page for others', async () => {
    standInGateway(club);
    await renderApp({ path: '/user/bookings', isSignedIn: true });
    await screen.findByRole('heading', { name: 'Meine Buchungen' });
    expect(screen.getByRole('link', { name: /^Zum Start/ })).toHaveAttribute('href', '/booking');
  });

  it('lets the links at its end wrap: with the club’s terms they are wider than a phone', async () => {
    standInGateway(club);
    await renderApp({ path: '/nirgendwo' });
    expect(await screen.findByRole('navigation', { name: 'Verein und Rechtliches' })).toHaveStyle({ flexWrap: 'wrap' });
  });

  it('says when the browser is offline', async () => {
    standInGateway(club);
    await renderApp({ path: '/nirgendwo' });
    await screen.findByRole('heading', { level: 1 });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/^Du bist offline/)).toBeVisible();
    vi.restoreAllMocks();
  });

  it('links to imprint and privacy, also where nothing can be loaded', async () => {
    standInGateway({ ...club, useClubInfosQuery: () => refused('ERR_DB_CONNECTION') });
    await renderApp({ path: '/auth/login' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/home/imprint');
    expect(screen.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/home/privacy');
  });

  it('opens the menu by keyboard and signs out from there', async () => {
    const calls = standInGateway({ ...club, useSignOutMutation: () => accepted({ logout: { success: true } }) });
    const { user } = await renderApp({ path: '/user/bookings', isSignedIn: true });
    const trigger = await screen.findByRole('button', { name: 'Konto von Anna Adler' });
    trigger.focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: 'Meine Buchungen' })).toHaveFocus();
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Meine Buchungen', 'Meine Rechnungen', 'Profil', 'Abmelden']);
    await user.keyboard('{End}{Enter}');
    expect(await screen.findByText('Du bist abgemeldet.')).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/auth/login');
    expect(window.sessionStorage.getItem(accessTokenKey)).toBeNull();
    const signOut = calls.find(({ operation }) => operation === 'useSignOutMutation');
    expect(signOut?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it('signs out without a network, too', async () => {
    standInGateway({
      ...club,
      useSignOutMutation: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const { user } = await renderApp({ path: '/user/bookings', isSignedIn: true });
    await user.click(await screen.findByRole('button', { name: 'Konto von Anna Adler' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    expect(await screen.findByText('Du bist abgemeldet.')).toBeVisible();
    expect(window.sessionStorage.getItem(accessTokenKey)).toBeNull();
  });
});
