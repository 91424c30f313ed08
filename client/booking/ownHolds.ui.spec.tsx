import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted } from '../test/gateway.ts';
import { cell, openBooking, wireBooking } from './openBooking.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const held = wireBooking(2, ['18:00', '19:00'], { category: 'BLOCK' });
const order = {
  ...{ _id: '0d000000-0000-4000-8000-000000000001', amount: 1_200, expires_at: '2026-06-15T08:15:00Z' },
  state: 'WAITING',
  courts: [{ bookingID: held._id, sport: 'TENNIS', court: 2, date: '2026-06-15', start: '18:00', end: '19:00' }],
  person: { userID: '1001', firstName: 'Anna' },
};
const bookingInfos = {
  ...{ paymentMethods: ['INVOICE'], players: 'OPTIONAL', guestFee: 0 },
  sportSettings: [{ name: 'TENNIS', courtList: [{ number: 2, name: 'Platz 2' }] }],
};
const club = { acceptedTerms: 0, terms: null, bookingInfos };
const openWith = (openPayments: () => readonly unknown[], more: Parameters<typeof openBooking>[0] = {}) =>
  openBooking({
    bookings: () => [held],
    ...more,
    operations: {
      OwnHoldsOfDayQuery: () => accepted({ openPayments: openPayments(), waitingList: [], ...club }),
      // The same answer, because both are the same field of the store: the last one to arrive is shown.
      OpenOrdersQuery: () => accepted({ openPayments: openPayments() }),
      ...more.operations,
    },
  });

describe('A court that is held until it is paid', () => {
  it('is taken for everybody else, not closed', async () => {
    const { user } = await openWith(() => []);
    const taken = await cell('Platz 2, 18:00 bis 19:00, Belegt');
    expect(taken).toHaveTextContent('Belegt');
    await user.click(taken);
    await waitFor(() => expect(taken).toHaveAccessibleDescription('Belegt bis 19:00.'));
  });

  it('is shown to whoever ordered it as their own, with the end of the hold and the way to pay', async () => {
    const { user } = await openWith(() => [order]);
    const own = await cell('Platz 2, 18:00 bis 19:00, Reserviert, Zahlung offen bis 10:15 Uhr');
    expect(own).toHaveAttribute('data-own', 'true');
    await user.click(own);
    const sheet = await screen.findByRole('dialog', { name: 'Reserviert, Zahlung offen bis 10:15 Uhr' });
    expect(within(sheet).getByText(/Tennis, Platz 2, .*15. Juni, 18:00–19:00 Uhr/)).toBeVisible();
    expect(within(sheet).getByRole('link', { name: /^Jetzt bezahlen/ })).toHaveAttribute(
      'href',
      `/payment/${order._id}`,
    );
  });

  it('is told above the plan of every day, with the way to pay', async () => {
    await openWith(() => [], {
      bookings: () => [],
      operations: { OpenOrdersQuery: () => accepted({ openPayments: [order] }) },
    });
    expect(await screen.findByText(/Reserviert, Zahlung offen bis 10:15 Uhr/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jetzt bezahlen' })).toHaveAttribute('href', `/payment/${order._id}`);
  });

  it('leads to another way to pay where the payment was declined, from every day and from the plan', async () => {
    const declined = { ...order, state: 'DECLINED' };
    const { user } = await openWith(() => [declined], {
      operations: { OpenOrdersQuery: () => accepted({ openPayments: [declined] }) },
    });
    expect(await screen.findByText(/Die Zahlung wurde abgelehnt, reserviert bis 10:15 Uhr/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Anders bezahlen' })).toHaveAttribute('href', `/payment/${order._id}`);
    await user.click(await cell(/Zahlung offen/));
    expect(await screen.findByRole('link', { name: /^Anders bezahlen: Tennis, Platz 2/ })).toBeVisible();
  });

  it('names the child for whom it was ordered', async () => {
    await openWith(() => [{ ...order, person: { userID: '1003', firstName: 'Mia' } }]);
    const own = await cell('Platz 2, 18:00 bis 19:00, Für Mia reserviert, Zahlung offen bis 10:15 Uhr');
    expect(own).toHaveTextContent(/^Mia/);
  });

  it('is given back from the plan', async () => {
    const { user, calls } = await openWith(() => [order], {
      operations: { OpenPaymentMutation: () => accepted({ giveUpPayment: { success: true } }) },
    });
    await user.click(await cell(/Zahlung offen/));
    await user.click(await screen.findByRole('button', { name: /^Doch nicht buchen/ }));
    expect(await screen.findByText('Es wurde nichts gebucht, und die Plätze sind wieder frei.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ operation }) => operation === 'OpenPaymentMutation')?.variables).toEqual({ order: order._id });
  });

  it('asks nothing where the day has nothing that is held', async () => {
    const { calls } = await openWith(() => [order], {
      bookings: () => [wireBooking(2, ['18:00', '19:00'], { category: 'BLOCK', title: 'Platzpflege' })],
    });
    await cell(/Gesperrt: Platzpflege/);
    await screen.findByRole('button', { name: 'Auf die Warteliste' });
    expect(calls.map(({ operation }) => operation)).not.toContain('OwnHoldsOfDayQuery');
  });
});

describe('A court that is held for somebody who waits', () => {
  const offer = {
    ...{ bookingID: held._id, court: 2, start: '18:00', end: '19:00', price: 1_200 },
    expires_at: '2026-06-15T08:15:00Z',
  };
  const entry = { _id: 'e0000000-0000-4000-8000-000000000001', sport: 'TENNIS', date: '2026-06-15', offer };
  const openOffered = (user: unknown) =>
    openWith(() => [], {
      operations: {
        OwnHoldsOfDayQuery: () => accepted({ openPayments: [], waitingList: [{ ...entry, user }], ...club }),
        useWaitingAnswersTakeMutation: () => accepted({ takeOffer: { payment: null } }),
      },
    });

  it('is shown to them as free for them, and booked from the plan', async () => {
    const { user, calls } = await openOffered({ userID: '1001', firstName: 'Anna' });
    const own = await cell('Platz 2, 18:00 bis 19:00, Für dich frei bis 10:15 Uhr');
    expect(own).toHaveAttribute('data-own', 'true');
    await user.click(own);
    const sheet = within(await screen.findByRole('dialog', { name: 'Für dich frei bis 10:15 Uhr' }));
    await user.click(sheet.getByRole('button', { name: 'Zahlungspflichtig buchen' }));
    expect(await screen.findByText(/^Gebucht: Tennis, Platz 2/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ operation }) => operation === 'useWaitingAnswersTakeMutation')?.variables).toEqual({
      ...{ id: entry._id, price: 1_200, paymentMethod: 'INVOICE', acceptedTerms: null, players: [] },
    });
  });

  it('names the child who waits', async () => {
    await openOffered({ userID: '1003', firstName: 'Mia' });
    expect(await cell('Platz 2, 18:00 bis 19:00, Für Mia frei bis 10:15 Uhr')).toHaveTextContent(/^Mia/);
  });
});
