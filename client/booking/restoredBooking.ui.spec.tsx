import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localDate, localTime } from '@platzwart/contracts/core';
import { orderAgain } from '../core/orderAgain.ts';
import { accepted } from '../test/gateway.ts';
import { cell, openBooking, wireBooking } from './openBooking.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const heldOrder = {
  ...{ _id: '0d000000-0000-4000-8000-000000000001', amount: 1_200, state: 'DECLINED' },
  ...{ expires_at: '2026-06-15T08:15:00Z', person: { userID: '1001', firstName: 'Anna' } },
};
const ordered = {
  ...{ sport: 'TENNIS', court: 2, date: localDate('2026-06-15') },
  ...{ start: localTime('18:00'), end: localTime('19:00') },
};
const beginAgain = (replaced: readonly string[] = []) =>
  orderAgain({ courts: [ordered], personId: 'a', bookedFor: null, replaced });

describe('A booking in progress', () => {
  it('begins again with the courts of an order that came to nothing, at the price of today, which nobody has seen', async () => {
    beginAgain();
    await openBooking();
    expect(await screen.findByRole('heading', { name: 'Stimmt alles?' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Tennis, Platz 2' })).toBeVisible();
    expect(screen.getAllByText(/12,00\s€/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Der Preis hat sich geändert/)).toBeNull();
  });

  it('is to replace an order whose courts are still held: they are free for it, and for nothing else', async () => {
    const held = wireBooking(2, ['18:00', '19:00'], { category: 'BLOCK' });
    const order = { bookingID: held._id, sport: 'TENNIS', court: 2, date: '2026-06-15', start: '18:00', end: '19:00' };
    beginAgain([held._id]);
    const { user } = await openBooking({
      bookings: () => [held],
      operations: {
        OwnHoldsOfDayQuery: () =>
          accepted({
            openPayments: [{ ...heldOrder, courts: [order] }],
            waitingList: [],
            ...{ acceptedTerms: 0, terms: null, bookingInfos: { sportSettings: [] } },
          }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Tennis, Platz 2' })).toBeVisible();
    expect(screen.queryByText(/wurde gerade vergeben/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Zurück zum Plan' }));
    expect(await cell('Platz 2, 18:00 bis 18:30, ausgewählt')).toBeVisible();
  });

  it('loses its courts to an order that it does not replace', async () => {
    beginAgain();
    await openBooking({ bookings: () => [wireBooking(2, ['18:00', '19:00'])] });
    expect(await screen.findByText(/wurde gerade vergeben/)).toBeVisible();
  });

  it.each([
    ['2026-06-16', 'another day, shows that day in the plan, and keeps the selection'],
    ['2026-06-15', 'its own day, goes on where it was left'],
  ])('%s: a link to %s', async (date) => {
    beginAgain();
    await openBooking({ path: `/booking?sport=TENNIS&date=${date}` });
    if (date === '2026-06-15') expect(await screen.findByRole('heading', { name: 'Stimmt alles?' })).toBeVisible();
    else expect(await cell(/Platz 2, 18:00/)).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('booking')).toContain('"18:00"'));
  });
});
