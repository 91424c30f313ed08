import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cell, openBooking, setup, wireBooking } from './openBooking.fixture.tsx';

const onWednesday = { date: '2026-06-17' };
/** Court 1 is booked from six to seven in the evening. */
const wednesday = '/booking?date=2026-06-17';
const openWednesday = (avoidGaps: boolean, path = wednesday) =>
  openBooking({
    path,
    bookings: () => [
      wireBooking(1, ['18:00', '19:00'], onWednesday),
      wireBooking(1, ['18:00', '19:00'], { id: 'today', _id: 'today' }),
    ],
    operations: { useBookingSetupQuery: () => setup(1200, { avoidGaps }) },
  });
const rest = /ließe .*weniger als eine Stunde frei/;
const tap = async ({ user }: Awaited<ReturnType<typeof openBooking>>, time: string) =>
  user.click(await cell(new RegExp(`Platz 1, ${time} bis .*, frei`)));

describe('A booking that would leave a rest which nobody can book', () => {
  it('is said as soon as it is tapped, and moved by one tap to the nearest time without one', async () => {
    const page = await openWednesday(true);
    await tap(page, '19:30');
    const note = (await screen.findByText(rest)).closest<HTMLElement>('[role=alert]');
    expect(note).toHaveTextContent(/Platz 1.*19:30–20:30/);
    await page.user.click(within(note ?? document.body).getByRole('button', { name: /Stattdessen .*19:00–20:00/ }));
    expect(screen.queryByText(rest)).toBeNull();
    expect(await screen.findByRole('region', { name: 'Deine Auswahl' })).toHaveTextContent('19:00–20:00');
  });

  it('is not ordered from the confirm step, which says so once more', async () => {
    const page = await openWednesday(true);
    await tap(page, '19:30');
    await page.user.click(await screen.findByRole('button', { name: 'Weiter' }));
    expect(await screen.findByText('Stimmt alles?')).toBeVisible();
    expect(screen.getByText(rest)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[data-settling="true"]')).toBeNull());
    await page.user.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
    expect(screen.queryByText('Wie möchtest du bezahlen?')).toBeNull();
  });

  it.each([
    ['where it leaves none', { avoidGaps: true, time: '19:00', path: wednesday }],
    ['where the club does not avoid them', { avoidGaps: false, time: '19:30', path: wednesday }],
    ['in the last 24 hours', { avoidGaps: true, time: '19:30', path: '/booking?date=2026-06-15' }],
  ])('is as good as any other %s', async (_, { avoidGaps, time, path }) => {
    const page = await openWednesday(avoidGaps, path);
    await tap(page, time);
    await page.user.click(await screen.findByRole('button', { name: 'Weiter' }));
    expect(await screen.findByText('Stimmt alles?')).toBeVisible();
    expect(screen.queryByText(rest)).toBeNull();
  });
});
