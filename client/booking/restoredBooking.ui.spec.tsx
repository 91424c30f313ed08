import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localDate, localTime } from '@platzwart/contracts/core';
import { orderAgain } from '../core/orderAgain.ts';
import { cell, openBooking } from './openBooking.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const ordered = {
  ...{ sport: 'TENNIS', court: 2, date: localDate('2026-06-15') },
  ...{ start: localTime('18:00'), end: localTime('19:00') },
};
const beginAgain = () => orderAgain({ courts: [ordered], personId: 'a', bookedFor: null });

describe('A booking in progress', () => {
  it('begins again with the courts of an order that came to nothing, at the price of today, which nobody has seen', async () => {
    beginAgain();
    await openBooking();
    expect(await screen.findByRole('heading', { name: 'Stimmt alles?' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Tennis, Platz 2' })).toBeVisible();
    expect(screen.getAllByText(/12,00\s€/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Der Preis hat sich geändert/)).toBeNull();
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
