import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { annaAsViewer, clubInfos } from '../test/club.ts';
import { type Operations, accepted, refused, standInGateway } from '../test/gateway.ts';
import { renderApp } from '../test/renderApp.tsx';

/** Monday 15 June 2026, 10:00 by the club's clock. */
const now = Date.parse('2026-06-15T08:00:00Z');

const held = { sport: 'TENNIS', court: 3, date: '2026-06-16', start: '18:00', end: '19:00' };
const order = {
  ...{ _id: '0d000000-0000-4000-8000-000000000001', amount: 2_400, expires_at: '2026-06-15T08:15:00Z' },
  state: 'WAITING',
  ...{ courts: [held], person: { userID: '1001', firstName: 'Anna' } },
};
const bookingInfos = { sportSettings: [{ name: 'TENNIS', courtList: [{ number: 3, name: 'Platz 3' }] }] };

const clubWith = (list: () => readonly unknown[]): Operations => ({
  useClubInfosQuery: () => clubInfos(),
  useViewerQuery: annaAsViewer,
  MyBookingsQuery: () => accepted({ bookingsByUser: [], bookingsAsPlayer: [], bookingInfos }),
  WaitingListQuery: () => accepted({ waitingList: [], bookingInfos: { ...bookingInfos, paymentMethods: ['INVOICE'] } }),
  OpenPaymentsQuery: () => accepted({ openPayments: list(), bookingInfos }),
});
const open = () => renderApp({ path: '/user/bookings', isSignedIn: true });
const title = 'Noch nicht bezahlt';

beforeEach(() => vi.setSystemTime(now));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('An order that still waits for its payment', () => {
  it('is not spoken of where there is none', async () => {
    const calls = standInGateway(clubWith(() => []));
    await open();
    await screen.findByText('Noch nichts gebucht');
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('OpenPaymentsQuery'));
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
  });

  it('is found again with its courts, its sum, the end of the hold and the way to pay', async () => {
    standInGateway(clubWith(() => [order]));
    await open();
    const card = (await screen.findByRole('heading', { name: title })).closest('section');
    expect(card).toHaveTextContent(/Tennis, Platz 3, .*16. Juni, 18:00–19:00 Uhr/);
    expect(card).toHaveTextContent(/Zu zahlen: 24,00 €. Der Platz ist bis 10:15 Uhr für dich reserviert/);
    expect(screen.getByRole('link', { name: /^Jetzt bezahlen: Tennis/ })).toHaveAttribute(
      'href',
      `/payment/${order._id}`,
    );
  });

  it('names the child for whom it was ordered', async () => {
    standInGateway(clubWith(() => [{ ...order, person: { userID: '1003', firstName: 'Mia' } }]));
    await open();
    expect(await screen.findByText(/bis 10:15 Uhr für Mia reserviert/)).toBeVisible();
  });

  it('is given up, and the courts are free again', async () => {
    let list: readonly unknown[] = [order];
    const calls = standInGateway({
      ...clubWith(() => list),
      OpenPaymentMutation: () => {
        list = [];
        return accepted({ giveUpPayment: { success: true } });
      },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Doch nicht buchen: Tennis/ }));
    expect(await screen.findByText('Es wurde nichts gebucht, und die Plätze sind wieder frei.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(calls.find(({ operation }) => operation === 'OpenPaymentMutation')?.variables).toEqual({ order: order._id });
  });

  it('is gone, and says why, where it has been paid meanwhile', async () => {
    let list: readonly unknown[] = [order];
    standInGateway({
      ...clubWith(() => list),
      OpenPaymentMutation: () => {
        list = [];
        return refused('ERR_BOOKING_NOT_FOUND');
      },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Doch nicht buchen/ }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull());
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('disappears once it is paid or its time is over, and the bookings are read again', async () => {
    const start = performance.now();
    const calls = standInGateway(clubWith(() => (performance.now() - start < 3_000 ? [order] : [])));
    await open();
    await screen.findByRole('heading', { name: title });
    const read = () => calls.filter(({ operation }) => operation === 'MyBookingsQuery').length;
    const before = read();
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull(), { timeout: 15_000 });
    await waitFor(() => expect(read()).toBeGreaterThan(before));
  });
});
