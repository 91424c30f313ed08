import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { accepted, standInGateway } from '../test/gateway.ts';
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
  paymentState: 'OPEN',
  state: 'BOOKED',
  remark: null,
  guestFee: 0,
  playingFamily: [],
  user: null,
  players: [],
  cancelReason: null,
  cancelable: true,
  cancelableUntil: '2026-06-19T16:00:00Z',
  ...more,
});
const openMyBookings = async (...bookings: readonly unknown[]) => {
  standInGateway({
    useClubInfosQuery: () => clubInfos(),
    useViewerQuery: annaAsViewer,
    useCancelBookingMutation: () => accepted({ cancelBooking: { success: true } }),
    MyBookingsQuery: () =>
      accepted({ bookingsByUser: bookings, bookingsAsPlayer: [], bookingInfos: { sportSettings: [] } }),
  });
  return renderApp({ path: '/user/bookings', isSignedIn: true, language: 'de' });
};

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => vi.restoreAllMocks());

describe('The money of a cancelled booking', () => {
  it.each([
    ['PAYPAL', 0],
    ['INVOICE', 1],
  ])('goes back to who paid by %s, so that undo is offered %i times', async (paymentMethod, offered) => {
    const { user } = await openMyBookings(booking('3', { date: '2026-06-20', paymentMethod }));
    await user.click(await screen.findByRole('button', { name: /^Stornieren: / }));
    await user.click(await screen.findByRole('button', { name: 'Jetzt stornieren' }));
    await screen.findByText(/^Storniert: /);
    expect(screen.queryAllByRole('button', { name: 'Rückgängig' })).toHaveLength(offered);
  });

  it('is told by its state in the list', async () => {
    const cancelled = { date: '2026-06-27', state: 'CANCELED' };
    const { user } = await openMyBookings(
      booking('4', { ...cancelled, category: 'SAISON', paymentState: 'NONE' }),
      booking('5', { ...cancelled, paymentMethod: 'PAYPAL', paymentState: 'REFUND_DUE' }),
      booking('6', { ...cancelled, paymentMethod: 'CARD', paymentState: 'REFUNDED' }),
    );
    await user.click(await screen.findByText('3 stornierte Buchungen'));
    const [byClub, due, refunded] = screen.getAllByRole('listitem');
    expect(byClub).toHaveTextContent('Storniert');
    expect(byClub).not.toHaveTextContent(/Abo-Preis|bezahlt/);
    expect(due).toHaveTextContent('Was du bezahlt hast, bekommst du zurück.');
    expect(refunded).toHaveTextContent('Was du bezahlt hast, hast du zurückbekommen.');
  });

  it.each([
    [{}, 'Du musst nichts bezahlen.'],
    [{ state: 'PAID', paymentMethod: 'PAYPAL' }, 'Was du bezahlt hast, bekommst du zurück.'],
    [{ price: 0, paymentMethod: 'VOUCHER' }, 'Die Stunden kommen auf deine Karte zurück.'],
    [{ state: 'INVOICED' }, 'Er steht schon auf einer Rechnung; der Verein berichtigt sie.'],
    [{ price: 0, paymentMethod: null }, 'Der Platz wird sofort wieder frei.'],
  ])('is told before: %j', async (paying, text) => {
    const { user } = await openMyBookings(booking('4', { date: '2026-06-20', ...paying }));
    await user.click(await screen.findByRole('button', { name: /^Stornieren: / }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      new RegExp(`${text.replaceAll('.', String.raw`\.`)}(?! [A-Z])`),
    );
  });
});
