import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { annas, detailsOf, liveMessage, openCalendar } from './openCalendar.fixture.tsx';

const panel = () => screen.findByRole('complementary', { name: 'Buchung' });

describe('The state of a booking, for the club', () => {
  it('calls a date of a season released where its price stays, and cancelled where it does not', async () => {
    for (const [paymentState, label] of [
      ['OPEN', 'Freigegeben'],
      ['NONE', 'Storniert'],
    ] as const) {
      const gone = { cancelable: false, state: 'CANCELED', category: 'SAISON', paymentState };
      const { leave } = await openCalendar({
        path: '/dashboard/booking/TENNIS?booking=2-18:00',
        operations: { BookingDetailsQuery: () => detailsOf(annas, gone) },
      });
      expect(await within(await panel()).findByText(label)).toBeVisible();
      leave();
    }
  });

  it('shows what the owner changes meanwhile', async () => {
    let remark = 'mit Ben';
    const { socket } = await openCalendar({
      path: '/dashboard/booking/TENNIS?booking=2-18:00',
      operations: { BookingDetailsQuery: () => detailsOf(annas, { remark }) },
    });
    expect(await within(await panel()).findByText('mit Ben')).toBeVisible();
    remark = 'Bitte Bälle stellen';
    await waitFor(() => expect(socket.subscriptions.size).toBe(2));
    socket.sendToAll(liveMessage({ changed: [annas] }));
    expect(await within(await panel()).findByText('Bitte Bälle stellen')).toBeVisible();
  });

  it('says the hours that a card has paid, and the guests’ fee that is left', async () => {
    const hours = '1 Std. mit Karte';
    for (const [price, paid] of [
      [0, `${hours} · bezahlt`],
      [500, `${hours}, 5,00\u00a0€ · bezahlt`],
    ] as const) {
      const byCard = { price, duration: 60, paymentMethod: 'VOUCHER', paymentState: 'PAID' };
      const { leave } = await openCalendar({
        path: '/dashboard/booking/TENNIS?booking=2-18:00',
        operations: { BookingDetailsQuery: () => detailsOf(annas, byCard) },
      });
      expect(await within(await panel()).findByText(paid, { normalizer: (text) => text })).toBeVisible();
      leave();
    }
  });

  it('says that an unpaid invoice goes with what it demands, unless the price stays', async () => {
    const { user } = await openCalendar({
      path: '/dashboard/booking/TENNIS?booking=2-18:00',
      operations: { BookingDetailsQuery: () => detailsOf(annas, { mayKeepPrice: true, paymentState: 'INVOICED' }) },
    });
    await user.click(await screen.findByText('Stornieren …'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buchung stornieren?' }));
    expect(dialog.getByText(/Rechnung darüber wird mit storniert/)).toBeVisible();
    await user.click(dialog.getByLabelText('Bleibt: 12,00 € sind zu bezahlen.'));
    expect(dialog.queryByText(/Rechnung darüber wird mit storniert/)).toBeNull();
  });
});
