import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted } from '../test/gateway.ts';
import { cell, openBooking, wireBooking } from './openBooking.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const focused = () => document.activeElement?.getAttribute('aria-label');
const openAtKeyboard = async (...bookings: readonly ReturnType<typeof wireBooking>[]) => {
  const opened = await openBooking({ bookings: () => bookings });
  (await cell('Platz 1, 10:00 bis 10:30, frei, 6,00 €')).focus();
  return opened;
};

describe('The court plan', () => {
  it('names court, time and price of every cell', async () => {
    await openBooking({
      bookings: () => [wireBooking(2, ['18:00', '19:30'], { category: 'TRAINING', title: 'Jugend' })],
    });
    expect(await cell('Platz 1, 18:00 bis 18:30, frei, 6,00 €')).toHaveAttribute('aria-disabled', 'false');
    expect(await cell('Platz 2, 18:00 bis 19:30, Training: Jugend')).toHaveAttribute('aria-disabled', 'true');
    expect(await cell('Platz 1, 09:30 bis 10:00, vorbei')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('grid')).toHaveAccessibleName('Belegungsplan Tennis, Montag, 15. Juni 2026');
    expect(screen.getByRole('columnheader', { name: 'Platz 3, Sand' })).toBeInTheDocument();
  });

  it('is one tab stop', async () => {
    await openBooking();
    await cell(/Platz 1, 10:00/);
    const stops = [...screen.getByRole('grid').querySelectorAll('[tabindex="0"]')];
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('Platz 1, 10:00 bis 10:30'),
    ]);
  });

  it('is walked by arrow keys, Home, End and Page keys', async () => {
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

  it('selects by space, lengthens and shortens by Shift and arrow, and says so', async () => {
    const { user } = await openAtKeyboard();
    await user.keyboard(' ');
    expect(await cell('Platz 1, 10:30 bis 11:00, ausgewählt, 6,00 €')).toHaveAttribute('aria-selected', 'true');
    await screen.findByText('Platz 1, 10:00–11:00 Uhr ausgewählt, 12,00 €, 1 Buchung');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const end = await cell(/Platz 1, 11:00 bis 11:30, ausgewählt/);
    await waitFor(() => expect(end).toHaveFocus());
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(await cell(/Platz 1, 11:00 bis 11:30, frei/)).toBeInTheDocument();
  });

  it('explains what cannot be booked instead of staying silent', async () => {
    const { user } = await openAtKeyboard(
      wireBooking(2, ['10:00', '12:00'], { category: 'BLOCK', title: 'Platzpflege' }),
    );
    await user.keyboard('{ArrowRight} ');
    const taken = await cell(/Platz 2, 10:00 bis 12:00/);
    await waitFor(() => expect(taken).toHaveAccessibleDescription('Gesperrt bis 12:00: Platzpflege.'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(taken).not.toHaveAccessibleDescription());
  });

  it('asks before Escape takes the whole selection away', async () => {
    const { user } = await openAtKeyboard();
    await user.keyboard(' ');
    await cell(/10:00 bis 10:30, ausgewählt/);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Auswahl löschen' }));
    expect(await cell(/Platz 1, 10:00 bis 10:30, frei/)).toBeInTheDocument();
  });

  it('changes the day by bracket and letter, and keeps the address in step', async () => {
    const { user } = await openAtKeyboard();
    await user.keyboard(']');
    await screen.findByRole('grid', { name: /Dienstag, 16. Juni/ });
    expect(window.location.search).toBe('?sport=TENNIS&date=2026-06-16');
    await user.keyboard('t');
    await screen.findByRole('grid', { name: /Montag, 15. Juni/ });
  });

  it('shows the sport and day of a shared address', async () => {
    await openBooking({ path: '/booking?sport=HALL&date=2026-07-01' });
    await screen.findByRole('grid', { name: 'Belegungsplan Halle, Mittwoch, 1. Juli 2026' });
    expect(await cell('Halle 1, 23:00 bis 24:00, frei, 12,00 €')).toBeInTheDocument();
  });

  it('marks own bookings, and opens them with their deadline', async () => {
    const booked = wireBooking(1, ['18:00', '19:00']);
    const mine = {
      ...booked,
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

  it('lists free courts by time where somebody prefers a list', async () => {
    const { user } = await openBooking();
    await user.click(await screen.findByRole('button', { name: 'Ansicht: Liste' }));
    await user.click(await screen.findByRole('button', { name: /Platz 2, 18:00 bis 18:30, frei/ }));
    expect(await screen.findByRole('button', { name: /Platz 2, 18:30 bis 19:00, ausgewählt/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
