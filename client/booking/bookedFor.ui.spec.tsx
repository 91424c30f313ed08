import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted } from '../test/gateway.ts';
import { cell, everythingBooked, openBooking, setup } from './openBooking.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const settled = async (found: HTMLElement) => {
  await waitFor(() => expect(found.closest('[data-settling="true"]')).toBeNull());
  return found;
};
const button = async (name: string | RegExp) => settled(await screen.findByRole('button', { name }));
const mia = { userID: '1003', firstName: 'Mia', role: 'GUEST', discount: 0 };

const confirm = async (children: readonly unknown[]) => {
  const opened = await openBooking({
    operations: {
      useBookingSetupQuery: () => setup(1200, { children }),
      useHourCardsQuery: () => accepted({ voucherHoursLeft: 0 }),
      useBookCourtsMutation: (fields) => everythingBooked(fields),
    },
  });
  await opened.user.click(await cell(/Platz 2, 18:00/));
  await opened.user.click(await button('Weiter'));
  await button('Weiter zur Zahlung');
  return opened;
};

describe('For whom a booking is', () => {
  it('is chosen by a parent: at the price of the child, and as its booking', async () => {
    const { user, calls } = await confirm([mia]);
    expect(screen.getByRole('radio', { name: 'Für mich' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Mia' }));
    expect(await screen.findByText(/Der Preis hat sich geändert/)).toBeVisible();
    await user.click(await button('Weiter zur Zahlung'));
    expect(await screen.findByText('Gebucht wird für Mia.')).toBeVisible();
    await user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByText(/Viel Spaß beim Spielen/);
    const sent = calls.find(({ operation }) => operation === 'useBookCourtsMutation');
    expect(sent?.variables).toMatchObject({ userID: '1003', bookings: [{ price: 2000 }] });
  });

  it('is no question for anybody without children, and the order names nobody', async () => {
    const { user, calls } = await confirm([]);
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(await button('Weiter zur Zahlung'));
    await user.click(await button('Zahlungspflichtig buchen'));
    await screen.findByText(/Viel Spaß beim Spielen/);
    const sent = calls.find(({ operation }) => operation === 'useBookCourtsMutation');
    expect(sent?.variables).toMatchObject({ userID: null });
  });
});
