import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annaIsSignedIn, theClub } from '../test/club.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

/** Monday 15 June 2026, 10:00 by the club's clock. */
const now = Date.parse('2026-06-15T08:00:00Z');

const booking = (id: string, more: Readonly<Record<string, unknown>>) => ({
  id,
  _id: `00000000-0000-4000-8000-00000000000${id}`,
  category: 'SINGLE',
  sport: 'TENNIS',
  court: 3,
  start: '18:00',
  end: '19:00',
  duration: 60,
  price: 1200,
  paymentMethod: 'INVOICE',
  state: 'BOOKED',
  remark: null,
  cancelReason: null,
  cancelable: true,
  cancelableUntil: '2026-06-19T16:00:00Z',
  ...more,
});
const onSaturday = booking('1', { date: '2026-06-20' });
const tomorrow = booking('2', {
  date: '2026-06-16',
  court: 5,
  cancelable: false,
  cancelableUntil: '2026-06-14T16:00:00Z',
});
const lastWeek = booking('3', {
  date: '2026-06-08',
  court: 7,
  cancelable: false,
  cancelableUntil: '2026-06-07T16:00:00Z',
});

const clubWith = (...bookings: readonly unknown[]): Operations => ({
  useClubInfosQuery: () => theClub(),
  useViewerQuery: annaIsSignedIn,
  MyBookingsQuery: () => accepted({ bookingsByUser: bookings }),
});
const openMyBookings = (language: 'de' | 'en' = 'de') =>
  renderApp({ path: '/user/bookings', isSignedIn: true, language });

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => vi.restoreAllMocks());

describe('One’s bookings', () => {
  it('show the next one big, the others below, and the past in their own tab', async () => {
    standInGateway(clubWith(lastWeek, onSaturday, tomorrow));
    const { user } = await openMyBookings();
    const next = await screen.findByText('Deine nächste Buchung');
    expect(next.closest('section')).toHaveTextContent('Morgen');
    expect(next.closest('section')).toHaveTextContent('Dienstag, 16. Juni, 18:00–19:00 Uhr');
    expect(within(screen.getByRole('listitem')).getByRole('heading')).toHaveTextContent(
      '18:00–19:00 Uhr, Tennis, Platz 3',
    );
    await user.click(screen.getByRole('tab', { name: 'Vergangene' }));
    const past = screen.getByRole('listitem');
    expect(past).toHaveTextContent('Platz 7');
    expect(past).toHaveTextContent('Beendet');
    expect(within(past).queryByRole('button', { name: /Stornieren/ })).toBeNull();
  });

  it('say what each costs and how it stands, in English too', async () => {
    standInGateway(clubWith(onSaturday));
    await openMyBookings('en');
    const card = (await screen.findByText('Your next booking')).closest('section');
    expect(card).toHaveTextContent('Booked');
    expect(card).toHaveTextContent('€12.00 by invoice');
    expect(card).toHaveTextContent('Free cancellation until 19 June, 18:00');
  });

  it('explain why it is too late to cancel instead of offering what would fail', async () => {
    standInGateway(clubWith(tomorrow));
    await openMyBookings();
    expect(await screen.findByText(/Stornieren war bis 14. Juni, 18:00 Uhr möglich/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Stornieren/ })).toBeNull();
  });

  it('invite to book where there is nothing yet, in both tabs', async () => {
    standInGateway(clubWith());
    const { user } = await openMyBookings();
    expect(await screen.findByText('Noch nichts gebucht')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Vergangene' }));
    expect(await screen.findByText('Noch keine gespielten Stunden')).toBeVisible();
  });

  it.each([
    ['de', 'Vergangene', 'Nach 3 Jahren löschen wir deinen Namen aus einer Buchung. Sie steht dann nicht mehr hier.'],
    ['en', 'Past', 'After 3 years we remove your name from a booking. It is then no longer listed here.'],
  ] as const)('say how long the past ones stay, with some there and with none (%s)', async (language, past, text) => {
    for (const bookings of [[lastWeek], []]) {
      standInGateway(clubWith(...bookings));
      const { user, leave } = await openMyBookings(language);
      const tab = await screen.findByRole('tab', { name: past });
      expect(screen.queryByText(text)).toBeNull();
      await user.click(tab);
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('tabpanel')).not.toHaveTextContent(/null|undefined/);
      leave();
    }
  });

  it('can be tried again where they could not be loaded', async () => {
    const answers = [refused('ERR_DB_CONNECTION'), accepted({ bookingsByUser: [onSaturday] })];
    standInGateway({ ...clubWith(), MyBookingsQuery: () => answers.shift() ?? refused('ERR_SERVER') });
    const { user } = await openMyBookings();
    expect(await screen.findByText(/Das Buchungssystem ist gerade nicht erreichbar/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Deine nächste Buchung')).toBeVisible();
  });
});

describe('Cancelling a booking', () => {
  const cancelSaturday = async () => {
    const { user } = await openMyBookings();
    await user.click(await screen.findByRole('button', { name: /Stornieren: Tennis, Platz 3/ }));
    const question = await screen.findByRole('dialog', { name: 'Buchung stornieren?' });
    expect(question).toHaveTextContent('bis 19. Juni, 18:00 Uhr');
    expect(question).toHaveTextContent('Du musst nichts bezahlen');
    return { user, question };
  };

  it('takes two taps, says the consequence before, and shows it at once', async () => {
    let answer: (value: ReturnType<typeof accepted>) => void = () => undefined;
    const calls = standInGateway({
      ...clubWith(onSaturday),
      useCancelBookingMutation: () => new Promise((resolve) => (answer = resolve)),
    });
    const { user, question } = await cancelSaturday();
    await user.click(within(question).getByRole('button', { name: 'Jetzt stornieren' }));
    expect(await screen.findByText('1 stornierte Buchung')).toBeVisible();
    expect(screen.queryByText('Gebucht')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    answer(accepted({ cancelBooking: { success: true } }));
    expect(await screen.findByText(/^Storniert: Tennis, Platz 3/)).toBeVisible();
    expect(calls.at(-1)?.variables).toEqual({ id: onSaturday._id, category: 'SINGLE' });
  });

  it('takes it back and says why where the server refuses', async () => {
    standInGateway({ ...clubWith(onSaturday), useCancelBookingMutation: () => refused('ERR_CANCEL_TOO_LATE') });
    const { user, question } = await cancelSaturday();
    await user.click(within(question).getByRole('button', { name: 'Jetzt stornieren' }));
    expect(await screen.findByText(/Die Frist zum Stornieren ist vorbei/)).toBeVisible();
    await waitFor(() => expect(screen.getByText('Gebucht')).toBeVisible());
  });

  it('does nothing where one keeps the booking', async () => {
    const calls = standInGateway(clubWith(onSaturday));
    const { user, question } = await cancelSaturday();
    await user.click(within(question).getByRole('button', { name: 'Buchung behalten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map(({ operation }) => operation)).not.toContain('useCancelBookingMutation');
  });
});
