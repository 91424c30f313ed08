import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cell, openBooking, setup, wireBooking } from './openBooking.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const change = (position: string, changed: readonly unknown[], removed: readonly string[] = []) => ({
  courtPlanChanged: { position, changed, removed },
});
const openLive = async (bookings: readonly ReturnType<typeof wireBooking>[] = []) => {
  const opened = await openBooking({ bookings: () => bookings });
  await cell(/Platz 1, 10:00/);
  await waitFor(() => expect(opened.socket.subscriptions.size).toBe(1));
  return opened;
};

describe('The plan during bookings of others', () => {
  it('subscribes from the position at which it was loaded', async () => {
    const { socket } = await openLive();
    expect([...socket.subscriptions.values()][0]?.payload?.variables).toEqual({
      sport: 'TENNIS',
      date: '2026-06-15',
      since: '0005',
    });
  });

  it('shows and marks taken and freed times, with the time of the paint', async () => {
    const { socket } = await openLive([wireBooking(1, ['12:00', '13:00'])]);
    socket.sendToAll(change('0006', [wireBooking(2, ['18:00', '19:00'])], ['1-12:00']));
    expect(await cell('Platz 1, 12:00 bis 12:30, frei, 12,00 € für 60 Min., gerade frei geworden')).toBeInTheDocument();
    const taken = await cell('Platz 2, 18:00 bis 19:00, Mitglied, gerade vergeben');
    await waitFor(() => expect(Number(taken.dataset['changedAt'])).toBeGreaterThan(0));
  });

  it('does not say of a time that is past that it became free', async () => {
    const { socket } = await openLive([wireBooking(3, ['09:00', '11:00'])]);
    await cell(/Platz 3, 09:00 bis 11:00/);
    socket.sendToAll(change('0006', [], ['3-09:00']));
    expect(await cell(/Platz 3, 10:30 bis 11:00, frei, .*gerade frei geworden/)).toBeInTheDocument();
    expect(await cell(/Platz 3, 09:00 bis 09:30/)).not.toHaveAccessibleName(/frei/);
  });

  it('removes a lost time from the selection, names it, keeps the others and offers three alternatives', async () => {
    const { socket, user } = await openLive();
    await user.click(await cell(/Platz 2, 18:00/));
    await user.click(await cell(/Platz 3, 20:00/));
    socket.sendToAll(change('0006', [wireBooking(2, ['18:30', '19:30'])]));
    expect(await screen.findByText('Platz 2, Mo., 15. Juni, 18:00–19:00 Uhr')).toBeInTheDocument();
    expect(screen.getByText(/wurde gerade vergeben/, { selector: 'p' })).toHaveTextContent(
      'Deine anderen Zeiten sind weiter ausgewählt.',
    );
    expect(await cell(/Platz 3, 20:30 bis 21:00, ausgewählt/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Platz 1, 18:00–19:00 Uhr' }));
    expect(await cell(/Platz 1, 18:00 bis 18:30, ausgewählt/)).toBeInTheDocument();
    expect(screen.queryByText(/wurde gerade vergeben/, { selector: 'p' })).toBeNull();
  });

  it('follows the club’s settings: prices, and the names of its sports', async () => {
    let isChanged = false;
    const names = [{ sport: 'HALL', de: 'Tennishalle', en: 'Tennis hall' }];
    const { socket } = await openBooking({
      operations: {
        useBookingSetupQuery: () => setup(isChanged ? 1500 : 1200, { sportNames: isChanged ? names : [] }),
      },
    });
    await cell(/Platz 1, 10:00 bis 10:30, frei, 12,00/);
    expect(screen.getByRole('tab', { name: 'Halle' })).toBeVisible();
    await waitFor(() => expect(socket.ofSettings.size).toBe(1));
    isChanged = true;
    socket.changeSettings();
    await cell(/Platz 1, 10:00 bis 10:30, frei, 15,00/);
    expect(screen.getByRole('tab', { name: 'Tennishalle' })).toBeVisible();
  });

  it('is not called live when the browser is offline; the chip says since when it is old', async () => {
    await openLive();
    expect(await screen.findByText('Live')).toBeVisible();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const since = await screen.findByText('Stand 10:00 Uhr');
    expect(since.closest('[role="status"]')).toHaveTextContent('Verbindung unterbrochen, Stand 10:00 Uhr');
    // A phone hides what is short, but not this.
    expect(since.closest('[data-short="true"]')).toBeNull();
    expect(screen.queryByText('Live')).toBeNull();
  });

  it('is no longer spoken of after signing out, also where the server closes the connection first', async () => {
    const { socket, user } = await openLive();
    expect(await screen.findByText('Live')).toBeVisible();
    socket.closeWith(4403);
    await user.click(screen.getByRole('button', { name: /^Konto von/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    expect(await screen.findByText('Du bist abgemeldet.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Live')).toBeNull());
    expect(screen.queryByText(/Verbindung unterbrochen/)).toBeNull();
  });

  it('keeps the focus at its place when the focused cell is removed', async () => {
    const { socket } = await openLive();
    (await cell(/Platz 2, 18:30/)).focus();
    socket.sendToAll(change('0006', [wireBooking(2, ['18:00', '19:00'])]));
    await waitFor(async () => expect(await cell(/Platz 2, 18:00 bis 19:00, Mitglied/)).toHaveFocus());
  });

  it('handles a key that is pressed at the moment of a live change', async () => {
    const { socket } = await openLive();
    (await cell(/Platz 1, 10:00/)).focus();
    const pressed = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        // The change is in the document, but its effects have not run yet.
        resolve(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' }));
      }).observe(screen.getByRole('grid'), { subtree: true, childList: true, attributes: true });
    });
    socket.sendToAll(change('0006', [wireBooking(3, ['18:00', '19:00'])]));
    await pressed;
    await waitFor(async () => expect(await cell(/Platz 2, 10:00/)).toHaveFocus());
  });

  it('draws again only the cells that have changed', async () => {
    const { socket } = await openLive();
    const drawn = new Set<Node>();
    const grid = screen.getByRole('grid');
    const observer = new MutationObserver((records) => records.forEach(({ target }) => drawn.add(target)));
    observer.observe(grid, { subtree: true, attributes: true, childList: true, characterData: true });
    socket.sendToAll(change('0006', [wireBooking(2, ['18:00', '19:00'])]));
    const taken = await cell(/Platz 2, 18:00 bis 19:00/);
    observer.disconnect();
    const others = [...grid.querySelectorAll('td')].filter((other) => other !== taken && drawn.has(other));
    expect(others.map((other) => other.getAttribute('aria-label'))).toEqual([]);
  });
});
