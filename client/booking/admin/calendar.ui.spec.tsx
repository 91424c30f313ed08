import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accepted, refused } from '../../test/gateway.ts';
import { cell, wireBooking } from '../openBooking.fixture.tsx';
import { annas, courtNames, detailsOf, liveMessage, openCalendar, watchDimming } from './openCalendar.fixture.tsx';

const address = () => window.location.pathname + window.location.search;
const panel = () => screen.findByRole('complementary', { name: 'Buchung' });
const annasCell = () => cell('Platz 2, 18:00 bis 19:00, Mitglied: Anna Adler');

describe('The calendar of a sport', () => {
  it('is in the menu, and shows the day with the names of the players', async () => {
    await openCalendar();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tennis-Buchungen' })).toBeVisible();
    const menu = await screen.findByRole('navigation', { name: 'Dashboard' });
    expect(await within(menu).findByRole('link', { name: 'Tennis-Buchungen' })).toHaveAttribute('aria-current', 'page');
    expect(await annasCell()).toHaveTextContent('Anna Adler');
  });

  it('says so where the club has no such sport', async () => {
    await openCalendar({ path: '/dashboard/booking/curling' });
    expect(await screen.findByText('Diese Sportart gibt es nicht')).toBeVisible();
  });

  it('shows a member’s booking at once, with its name', async () => {
    let bookings = [annas];
    const { socket } = await openCalendar({ bookings: () => bookings });
    await annasCell();
    await waitFor(() => expect(socket.subscriptions.size).toBe(1));
    const bens = wireBooking(3, ['10:00', '11:00'], { user: { userID: '1002', firstName: 'Ben', lastName: 'Berg' } });
    bookings = [annas, bens];
    socket.sendToAll(liveMessage({ changed: [bens] }));
    expect(await cell(/Platz 3, 10:00 bis 11:00, Mitglied: Ben Berg/)).toBeVisible();
  });

  it('opens a booking beside the plan by Enter, closes it by Escape, and returns to its cell', async () => {
    const { user } = await openCalendar();
    (await annasCell()).focus();
    await user.keyboard('{Enter}');
    const details = within(await panel());
    expect(await details.findByRole('link', { name: 'Anna Adler (1001)' })).toHaveAttribute(
      'href',
      '/dashboard/user/1001/edit',
    );
    for (const text of ['Platz 2', 'mit Ben', '12,00 € · offen · Rechnung']) {
      expect(details.getByText(text)).toBeVisible();
    }
    expect(details.getByRole('heading', { name: 'Buchung' })).toHaveFocus();
    expect(address()).toBe('/dashboard/booking/TENNIS?booking=2-18%3A00');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Buchung' })).toBeNull());
    await waitFor(async () => expect(await annasCell()).toHaveFocus());
    expect(address()).toBe('/dashboard/booking/TENNIS');
  });

  it('opens a booking over the plan on a phone', async () => {
    const { user } = await openCalendar({ isWide: false });
    await user.click(await annasCell());
    const over = await screen.findByRole('dialog', { name: 'Buchung' });
    expect(over).toBeVisible();
    // A question that was put beside an open native dialog would be behind it.
    await user.click(await within(over).findByText('Stornieren …'));
    expect(over).toContainElement(await screen.findByRole('dialog', { name: 'Buchung stornieren?' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Buchung stornieren?' })).toBeNull());
    expect(over).toBeVisible();
  });

  it('cancels with a reason only, and shows why the server refuses', async () => {
    let answer = refused('ERR_BOOKING_NOT_FOUND');
    let isCancelled = false;
    const { user, calls } = await openCalendar({
      path: '/dashboard/booking/TENNIS?booking=2-18:00',
      operations: {
        useCancelForClubMutation: () => answer,
        BookingDetailsQuery: () =>
          detailsOf(annas, isCancelled ? { state: 'CANCELED', cancelable: false, cancelReason: 'Platzregen' } : {}),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Stornieren …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buchung stornieren?' }));
    expect(dialog.getByText(/Anna Adler bekommt eine E-Mail/)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Stornieren' });
    await user.click(confirm);
    expect(await dialog.findByRole('textbox', { description: 'Gib einen Grund an.' })).toBeInvalid();
    await user.type(dialog.getByRole('textbox', { name: 'Grund' }), ' Platzregen ');
    await user.click(confirm);
    expect(await dialog.findByRole('alert')).toBeVisible();
    answer = accepted({ cancelBooking: { success: true } });
    isCancelled = true;
    await user.click(confirm);
    expect(await screen.findByText('Die Buchung ist storniert, der Platz ist frei.')).toBeVisible();
    expect(await within(await panel()).findByText('Platzregen')).toBeVisible();
    expect(await cell(/Platz 2, 18:00 bis 18:30, frei/)).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'useCancelForClubMutation');
    expect(sent.map(({ variables }) => variables)).toEqual([
      { id: '2-18:00', category: 'SINGLE', reason: 'Platzregen', refund: 'FULL', scope: 'THIS' },
      { id: '2-18:00', category: 'SINGLE', reason: 'Platzregen', refund: 'FULL', scope: 'THIS' },
    ]);
  });

  it('asks whether the price stays where it is too late for its owner', async () => {
    const { user, calls } = await openCalendar({
      path: '/dashboard/booking/TENNIS?booking=2-18:00',
      operations: {
        BookingDetailsQuery: () => detailsOf(annas, { mayKeepPrice: true }),
        useCancelForClubMutation: () => accepted({ cancelBooking: { success: true } }),
      },
    });
    await user.click(await screen.findByText('Stornieren …'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buchung stornieren?' }));
    expect(dialog.getByLabelText(/^Wird erlassen/)).toBeChecked();
    await user.click(dialog.getByLabelText('Bleibt: 12,00 € sind zu bezahlen.'));
    await user.type(dialog.getByRole('textbox', { name: 'Grund' }), 'Nicht erschienen');
    await user.click(dialog.getByRole('button', { name: 'Stornieren' }));
    expect(await screen.findByText('Die Buchung ist storniert, der Platz ist frei.')).toBeVisible();
    expect(await within(await panel()).findByText(/offen/)).toBeVisible();
    const [sent] = calls.filter(({ operation }) => operation === 'useCancelForClubMutation');
    expect(sent?.variables).toMatchObject({ reason: 'Nicht erschienen', refund: 'NONE' });
  });

  it('deletes a mistaken entry after asking once more, and shows why the server refuses', async () => {
    let attempts = 0;
    const { user, calls } = await openCalendar({
      path: `/dashboard/booking/TENNIS?booking=${annas.id}`,
      operations: {
        useDeleteBookingMutation: () => {
          attempts += 1;
          return attempts === 1
            ? refused('ERR_EVENT_NOT_POSSIBLE_TO_DELETE')
            : accepted({ deleteBooking: { success: true } });
        },
      },
    });
    await user.click(await screen.findByText('Löschen …'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buchung löschen?' }));
    await user.click(dialog.getByText('Löschen'));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.dblClick(dialog.getByText('Löschen'));
    expect(await screen.findByText('Die Buchung ist gelöscht.')).toBeVisible();
    expect(window.location.search).toBe('');
    const sent = calls.filter(({ operation }) => operation === 'useDeleteBookingMutation');
    expect(sent.map(({ variables }) => variables)).toEqual([1, 2].map(() => ({ id: annas.id, category: 'SINGLE' })));
  });

  it('offers the history of a booking', async () => {
    await openCalendar({ path: `/dashboard/booking/TENNIS?booking=${annas.id}` });
    expect(await screen.findByRole('button', { name: /Verlauf.*Platz 2/ })).toBeVisible();
  });

  it('offers no cancelling of what cannot be cancelled, and knows unknown bookings', async () => {
    const { leave } = await openCalendar({
      path: '/dashboard/booking/TENNIS?booking=2-18:00',
      operations: { BookingDetailsQuery: () => detailsOf(annas, { cancelable: false, state: 'CANCELED' }) },
    });
    expect(await within(await panel()).findByText('Storniert')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stornieren …' })).toBeNull();
    leave();
    await openCalendar({
      path: '/dashboard/booking/TENNIS?booking=x',
      operations: { BookingDetailsQuery: () => accepted({ booking: null }) },
    });
    expect(await screen.findByText(/^Diese Buchung gibt es nicht\. .* erst reserviert/)).toBeVisible();
  });

  it('turns its pages and changes its views by keys, and keeps that in the address', async () => {
    const { user } = await openCalendar({ operations: { BookingListQuery: () => accepted(emptyPage) } });
    (await annasCell()).focus();
    await user.keyboard(']');
    await screen.findByLabelText(/Belegungsplan Tennis, Dienstag, 16. Juni/);
    expect(address()).toBe('/dashboard/booking/TENNIS?date=2026-06-16');
    screen.getByText('Heute').focus();
    const scrolls = vi.spyOn(window, 'scrollTo');
    await user.keyboard('4');
    await waitFor(() => expect(address()).toBe('/dashboard/booking/TENNIS?date=2026-06-16&view=list'));
    expect(scrolls).toHaveBeenCalledWith(0, 0);
    await user.type(await screen.findByLabelText('Person oder Titel'), 't1');
    expect(address()).toContain('view=list');
  });
});

const emptyPage = { courtPlanPosition: '0005', bookingPage: { total: 0, bookings: [] }, ...courtNames };

describe('The week', () => {
  it('shows every court of seven days, and opens a booking by keyboard', async () => {
    const { user, calls } = await openCalendar({ path: '/dashboard/booking/TENNIS?view=week' });
    const grid = await screen.findByLabelText('Woche, jeder Platz nach Uhrzeit');
    expect(grid.querySelectorAll('tbody > tr')).toHaveLength(7 * (1 + 3));
    expect(await annasCell()).toBeVisible();
    expect(
      calls.filter(({ operation }) => operation === 'fetchPlanQuery').map(({ variables }) => variables),
    ).toContainEqual({ sport: 'TENNIS', fromDate: '2026-06-15', toDate: '2026-06-21' });
    await user.click(await annasCell());
    expect(await panel()).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await annasCell()).toHaveFocus());
    await user.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Platz 2, 17:30 bis 18:00/),
    );
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await panel()).toBeVisible();
  });

  it('follows every day of the week live', async () => {
    const { socket } = await openCalendar({ path: '/dashboard/booking/TENNIS?view=week' });
    await annasCell();
    await waitFor(() => expect(socket.subscriptions.size).toBe(7));
    socket.sendToAll(liveMessage({ removed: ['2-18:00'] }));
    await waitFor(() => expect(screen.queryByText('Anna Adler')).toBeNull());
  });
});

const dayOfMonth = (date: string, freeMinutes: number, bookings: readonly unknown[] = []) => ({
  date,
  freeMinutes,
  bookings,
});

describe('The month', () => {
  it('counts bookings by category and free hours, counts again without dimming when something changes, and opens a day', async () => {
    let free = 130;
    const { user, socket } = await openCalendar({
      path: '/dashboard/booking/TENNIS?view=month',
      operations: {
        MonthViewQuery: () =>
          accepted({
            courtPlanPosition: '0005',
            bookingCalendar: [
              dayOfMonth('2026-06-01', free, [
                { category: 'SINGLE', count: 3 },
                { category: 'BLOCK', count: 1 },
              ]),
              dayOfMonth('2026-06-02', 30),
            ],
          }),
      },
    });
    const first = (hours: number) => new RegExp(`Montag, 1. Juni 2026: ?${hours} Std. frei ?3 ?Mitglied, ?1 ?Gesperrt`);
    expect(await screen.findByRole('button', { name: first(2) })).toBeVisible();
    expect(screen.getByRole('button', { name: /2. Juni 2026: ?voll belegt/ })).toBeVisible();
    await waitFor(() => expect(socket.subscriptions.size).toBe(1));
    const june = { sport: 'TENNIS', fromDate: '2026-06-01', toDate: '2026-06-30', since: '0005' };
    expect([...socket.subscriptions.values()][0]?.payload?.variables).toEqual(june);
    free = 200;
    const dimmed = watchDimming();
    socket.sendToAll(liveMessage({}));
    const changed = await screen.findByRole('button', { name: first(3) });
    expect(dimmed()).toBe(0);
    await user.click(changed);
    expect(address()).toBe('/dashboard/booking/TENNIS?date=2026-06-01');
  });
});

const listed = { ...annas, price: 1200, paymentState: 'OPEN' };

describe('The list', () => {
  const open = (path = '/dashboard/booking/TENNIS?view=list') =>
    openCalendar({
      path,
      operations: {
        BookingListQuery: () =>
          accepted({
            courtPlanPosition: '0005',
            bookingPage: { total: 26, bookings: [listed] },
            ...courtNames,
          }),
        fetchAllBookingsQuery: () =>
          accepted({ bookingPage: { total: 1, bookings: [{ ...listed, remark: '=1+1', title: null }] } }),
      },
    });

  it('asks for what the address says, from today on, and opens a booking', async () => {
    const { user, calls } = await open('/dashboard/booking/TENNIS?view=list&state=BOOKED&page=2');
    const link = await screen.findByRole('link', { name: 'Anna Adler' });
    expect(screen.getByText('Ändern', { selector: 'a' })).toHaveAttribute(
      'href',
      `/dashboard/booking/TENNIS/${annas.id}/edit`,
    );
    const lastAsked = () => calls.findLast(({ operation }) => operation === 'BookingListQuery')?.variables;
    expect(lastAsked()).toMatchObject({
      sport: 'TENNIS',
      fromDate: '2026-06-15',
      toDate: null,
      state: 'BOOKED',
      page: 2,
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Training');
    await waitFor(() => expect(lastAsked()).toMatchObject({ category: 'TRAINING', page: 1 }));
    await user.click(screen.getByRole('button', { name: 'Preis' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'PRICE', descending: false }));
    await waitFor(() =>
      expect(screen.getByText('Anna Adler')).toHaveAttribute('href', expect.stringContaining('PRICE')),
    );
    await user.click(link);
    expect(await panel()).toBeVisible();
    expect(address()).toContain('state=BOOKED&category=TRAINING&sort=PRICE&booking=2-18%3A00');
  });

  it('asks again when a booking has come', async () => {
    const { socket, calls } = await open();
    await screen.findByRole('link', { name: 'Anna Adler' });
    await waitFor(() => expect(socket.subscriptions.size).toBe(1));
    const asked = () => calls.filter(({ operation }) => operation === 'BookingListQuery').length;
    const before = asked();
    socket.sendToAll(liveMessage({}));
    await waitFor(() => expect(asked()).toBe(before + 1));
  });

  it('is saved as a table, in which no remark is a formula', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Als CSV speichern' }));
    expect(await screen.findByText('1 Buchung gespeichert.')).toBeVisible();
    const text = await saved[0]?.text();
    expect(text).toMatch(/2026-06-15;18:00;19:00;2;Mitglied;1001;"Adler, Anna";12,00;offen;Gebucht;'=1\+1/);
  });
});
