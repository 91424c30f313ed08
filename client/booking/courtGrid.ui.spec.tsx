import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted } from '../test/gateway.ts';
import { cell, openBooking, setup, wireBooking } from './openBooking.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const focused = () => document.activeElement?.getAttribute('aria-label');
const openAtKeyboard = async (...bookings: readonly ReturnType<typeof wireBooking>[]) => {
  const opened = await openBooking({ bookings: () => bookings });
  (await cell('Platz 1, 10:00 bis 10:30, frei, 12,00 € für 60 Min.')).focus();
  return opened;
};

describe('The court plan', () => {
  it('marks a title with a word that is longer than the columns of a tablet, so that it runs along its booking', async () => {
    await openBooking({
      bookings: () => [
        wireBooking(2, ['18:00', '19:30'], { category: 'EVENT', title: 'Vereinsmeisterschaft' }),
        wireBooking(3, ['18:00', '19:30'], { category: 'EVENT', title: 'Herren 30 gegen TV Neustadt' }),
      ],
    });
    expect(await cell(/Platz 2, 18:00/)).toHaveAttribute('data-long', 'true');
    expect(await cell(/Platz 3, 18:00/)).not.toHaveAttribute('data-long');
  });

  it('names court, time and price of every cell', async () => {
    await openBooking({
      bookings: () => [wireBooking(2, ['18:00', '19:30'], { category: 'TRAINING', title: 'Jugend' })],
    });
    expect(await cell('Platz 1, 18:00 bis 18:30, frei, 12,00 € für 60 Min.')).toHaveAttribute('aria-disabled', 'false');
    expect(await cell('Platz 2, 18:00 bis 19:30, Training: Jugend')).toHaveAttribute('aria-disabled', 'true');
    expect(await cell('Platz 1, 09:30 bis 10:00, vorbei')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('grid')).toHaveAccessibleName('Belegungsplan Tennis, Montag, 15. Juni 2026');
    expect(screen.getByRole('columnheader', { name: 'Platz 3, Sand' })).toBeInTheDocument();
  });

  it('calls courts with default names by English ones in English', async () => {
    await openBooking({ language: 'en' });
    expect(await cell('Court 3, 18:00 to 18:30, free, €12.00 for 60 min')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Court 3, clay' })).toBeInTheDocument();
  });

  it.each([
    ['MEMBER', 'Ben B.'],
    ['ADMIN', 'Ben Berg'],
  ])('names whose a booking is where its viewer may see it (%s)', async (role, name) => {
    const bookings = [wireBooking(2, ['18:00', '19:00'])];
    const named = bookings.map((booking) => ({
      ...booking,
      user: { userID: '1002', firstName: 'Ben', lastName: 'Berg' },
    }));
    await openBooking({
      bookings: () => bookings,
      operations: {
        useBookingSetupQuery: () => setup(1200, { role, showNames: true }),
        fetchNamesQuery: () => accepted({ bookingsInPeriod: named }),
      },
    });
    expect(await cell(`Platz 2, 18:00 bis 19:00, Mitglied: ${name}`)).toHaveTextContent(name);
  });

  it('asks for no names where the club shows none', async () => {
    const { calls } = await openBooking({ bookings: () => [wireBooking(2, ['18:00', '19:00'])] });
    await cell('Platz 2, 18:00 bis 19:00, Mitglied');
    expect(calls.map(({ operation }) => operation)).not.toContain('fetchNamesQuery');
  });

  it('is one tab stop', async () => {
    await openBooking();
    await cell(/Platz 1, 10:00/);
    const stops = [...screen.getByRole('grid').querySelectorAll('[tabindex="0"]')];
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('Platz 1, 10:00 bis 10:30'),
    ]);
  });

  it('supports arrow keys, Home, End and Page keys', async () => {
    const { user } = await openAtKeyboard(wireBooking(2, ['10:30', '12:00']));
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('Platz 2, 10:30 bis 12:00, Mitglied'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(focused()).toMatch(/^Platz 2, 12:00/));
    await user.keyboard('{End}{PageDown}');
    await waitFor(() => expect(focused()).toMatch(/^Platz 3, 14:00/));
    await user.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(focused()).toMatch(/^Platz 1, 08:00/));
  });

  it('selects by space, extends and shortens by Shift and arrow, and announces it', async () => {
    const { user } = await openAtKeyboard();
    await user.keyboard(' ');
    expect(await cell('Platz 1, 10:30 bis 11:00, ausgewählt')).toHaveAttribute('aria-selected', 'true');
    await screen.findByText('Platz 1, 10:00–11:00 Uhr ausgewählt, 12,00 €, 1 Buchung');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const end = await cell(/Platz 1, 11:00 bis 11:30, ausgewählt/);
    await waitFor(() => expect(end).toHaveFocus());
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(await cell(/Platz 1, 11:00 bis 11:30, frei/)).toBeInTheDocument();
  });

  it('explains why a cell cannot be booked', async () => {
    const { user } = await openAtKeyboard(
      wireBooking(2, ['10:00', '12:00'], { category: 'BLOCK', title: 'Platzpflege' }),
    );
    await user.keyboard('{ArrowRight} ');
    const taken = await cell(/Platz 2, 10:00 bis 12:00/);
    await waitFor(() => expect(taken).toHaveAccessibleDescription('Gesperrt bis 12:00: Platzpflege.'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(taken).not.toHaveAccessibleDescription());
  });

  it('asks before Escape clears the selection', async () => {
    const { user } = await openAtKeyboard();
    await user.keyboard(' ');
    await cell(/10:00 bis 10:30, ausgewählt/);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Auswahl löschen' }));
    expect(await cell(/Platz 1, 10:00 bis 10:30, frei/)).toBeInTheDocument();
  });

  it('changes the day by the bracket and letter keys, and updates the address', async () => {
    const { user } = await openAtKeyboard();
    await user.keyboard(']');
    await screen.findByRole('grid', { name: /Dienstag, 16. Juni/ });
    expect(window.location.search).toBe('?sport=TENNIS&date=2026-06-16');
    await user.keyboard('t');
    await screen.findByRole('grid', { name: /Montag, 15. Juni/ });
  });

  it('shows in a cell what a tap costs where that is not the price beside its hour', async () => {
    const { user } = await openBooking();
    const first = await cell(/Platz 1, 19:00/);
    expect(first).not.toHaveAttribute('data-price');
    await user.click(await cell(/Platz 1, 18:00/));
    expect(await cell(/Platz 1, 19:00 bis 19:30, frei, 6,00 € für 30 Min/)).toHaveAttribute('data-price', 'own');
    expect(await cell(/Platz 1, 19:00/)).toHaveTextContent('6 €');
    expect(screen.getByRole('row', { name: /^19:00/ })).toHaveTextContent(/^19:0012\s€/);
  });

  it('names in the selection the day and the sport where they are not those of the plan', async () => {
    const { user } = await openBooking();
    await user.click(await cell(/Platz 1, 18:00/));
    const selection = await screen.findByRole('region', { name: 'Deine Auswahl' });
    expect(selection).toHaveTextContent('Platz 1, 18:00–19:001 Std. · 12,00 €');
    await user.click(screen.getByRole('button', { name: 'Nächster Tag' }));
    await waitFor(() => expect(selection).toHaveTextContent('Platz 1, 18:00–19:00Mo., 15. Juni1 Std.'));
    await user.click(screen.getByRole('tab', { name: 'Halle' }));
    await waitFor(() => expect(selection).toHaveTextContent('Platz 1, 18:00–19:00Tennis, Mo., 15. Juni1 Std.'));
    // On a phone they need two lines in English; a day that is cut off could be any.
    expect(within(selection).getByText('Tennis, Mo., 15. Juni')).not.toHaveStyle({ whiteSpace: 'nowrap' });
  });

  it.each(['9999-12-31', '2026-02-30', 'gestern'])('shows today where the address asks for the day %s', async (day) => {
    await openBooking({ path: `/booking?date=${day}` });
    expect(await cell(/Platz 1, 12:00 bis 12:30, frei/)).toBeVisible();
  });

  it('shows the sport and day of a shared address', async () => {
    await openBooking({ path: '/booking?sport=HALL&date=2026-07-01' });
    await screen.findByRole('grid', { name: 'Belegungsplan Halle, Mittwoch, 1. Juli 2026' });
    expect(await cell('Halle 1, 23:00 bis 24:00, frei, 12,00 € für 60 Min.')).toBeInTheDocument();
  });

  it('chooses the court and time of the address, and forgets them there', async () => {
    await openBooking({ path: '/booking?sport=TENNIS&date=2026-06-15&court=2&start=18:00&end=19:30' });
    expect(await cell('Platz 2, 19:00 bis 19:30, ausgewählt')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?sport=TENNIS&date=2026-06-15'));
  });

  it('offers others where the court and time of the address are not free', async () => {
    const { user } = await openBooking({
      path: '/booking?date=2026-06-15&court=2&start=18:00&end=19:00',
      bookings: () => [wireBooking(2, ['18:30', '20:00'])],
    });
    expect(await screen.findByText(/ist nicht frei/, { selector: 'p' })).toHaveTextContent(
      'Platz 2, Mo., 15. Juni, 18:00–19:00 Uhr',
    );
    await user.click(screen.getByRole('button', { name: 'Platz 1, 18:00–19:00 Uhr' }));
    expect(await cell('Platz 1, 18:30 bis 19:00, ausgewählt')).toBeInTheDocument();
  });

  it('marks own bookings, and opens them with their deadline', async () => {
    const booked = wireBooking(1, ['18:00', '19:00']);
    const mine = {
      ...booked,
      user: null,
      duration: 60,
      price: 1200,
      remark: null,
      cancelable: true,
      cancelableUntil: '2026-06-15T12:00:00Z',
    };
    const { user } = await openBooking({
      bookings: () => [booked],
      operations: { useOwnBookingsQuery: () => accepted({ bookingsByUser: [mine] }) },
    });
    await user.click(await cell('Platz 1, 18:00 bis 19:00, deine Buchung'));
    const sheet = await screen.findByRole('dialog');
    expect(sheet).toHaveTextContent('Kostenfrei stornierbar bis 15. Juni, 14:00 Uhr.');
  });

  it("names the child whose booking it is, in the plan and in the list, and oneself as 'Du'", async () => {
    const bookings = [1, 3].map((court) => wireBooking(court, ['18:00', '19:00']));
    const facts = { duration: 60, price: 1200, remark: null, cancelable: false, cancelableUntil: null };
    const [anna, mia] = [
      { userID: '1001', firstName: 'Anna' },
      { userID: '1003', firstName: 'Mia' },
    ];
    const own = bookings.map((booking, index) => ({ ...booking, ...facts, user: index === 0 ? anna : mia }));
    const { user } = await openBooking({
      bookings: () => bookings,
      operations: { useOwnBookingsQuery: () => accepted({ bookingsByUser: own }) },
    });
    expect(await cell('Platz 1, 18:00 bis 19:00, deine Buchung')).toHaveTextContent(/^Du/);
    expect(await cell('Platz 3, 18:00 bis 19:00, Buchung für Mia')).toHaveTextContent('MiaMitglied');
    await user.click(await screen.findByRole('button', { name: 'Ansicht: Liste' }));
    const listed = await screen.findByRole('button', { name: 'Platz 3, 18:00 bis 19:00, Buchung für Mia' });
    expect(listed).toHaveTextContent('Mia · Platz 3');
  });

  it('lists courts by the hour with prices, each in its own place, an own booking unlike a selected one', async () => {
    const mine = { ...wireBooking(3, ['18:00', '19:00']), user: null, duration: 60, price: 1200, remark: null };
    const { user } = await openBooking({
      bookings: () => [wireBooking(1, ['18:00', '19:00']), wireBooking(3, ['18:00', '19:00'])],
      operations: {
        useOwnBookingsQuery: () =>
          accepted({ bookingsByUser: [{ ...mine, cancelable: false, cancelableUntil: null }] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Ansicht: Liste' }));
    await user.click(await screen.findByRole('button', { name: /Platz 2, 18:00 bis 18:30, frei/ }));
    const selected = await screen.findByRole('button', { name: /Platz 2, 18:00 bis 18:30, ausgewählt/ });
    expect(selected).toHaveAttribute('aria-pressed', 'true');
    const own = screen.getByRole('button', { name: 'Platz 3, 18:00 bis 19:00, deine Buchung' });
    expect([selected.dataset['state'], own.dataset['state']]).toEqual(['selected', 'booked']);
    expect([...(own.parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '',
      'Platz 2',
      'Du · Platz 3',
    ]);
    const hours = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(hours).toContainEqual(expect.stringMatching(/^20:00\s?12\s€.*20:30\s?12\s€/));
    // Half an hour more on the selected court: another price than that of an hour on the others.
    expect(hours).toContainEqual(expect.stringMatching(/^19:00\s?12\s€Platz 1Platz 26\s€Platz 3/));
  });

  it('explains every sign of the plan, and the dots of the days, in its legend', async () => {
    await openBooking();
    const states = await screen.findByRole('list', { name: 'Zeiten im Plan' });
    expect(
      within(states)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Frei',
      'Ausgewählt',
      'DuDeine Buchung',
      'Frei, aber zu kurz',
      'Vorbei',
      '• •• ••• am Tag: wenig, einiges, viel frei',
    ]);
  });

  it('is one Tab stop and Enter away from the content of the page, and “Heute” keeps the focus', async () => {
    const { user } = await openAtKeyboard();
    document.querySelector('main')?.focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Zum Belegungsplan' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    await user.keyboard(']');
    await screen.findByRole('grid', { name: /Dienstag, 16. Juni/ });
    const today = screen.getByRole('button', { name: 'Heute' });
    await user.click(today);
    await screen.findByRole('grid', { name: /Montag, 15. Juni/ });
    expect(today).toHaveFocus();
  });
});
