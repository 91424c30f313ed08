import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accepted, refused } from '../../test/gateway.ts';
import { wireBooking } from '../openBooking.fixture.tsx';
import { anna, annas, availability, liveMessage, openCalendar } from './openCalendar.fixture.tsx';

const path = '/dashboard/booking/TENNIS/close';
const inWay = {
  bookingID: annas.id,
  ...{ start: '11:00', end: '12:00', category: 'SINGLE', title: null, refund: 1200, user: { id: 'u1', ...anna } },
};
const cup = { ...inWay, bookingID: 'cup', category: 'EVENT', title: 'Pokal', user: null, refund: 0 };
const hit = () => availability(3, [{ date: '2026-06-15', court: 2, conflicts: [inWay, cup] }]);
const closed = () => accepted({ closeCourts: { bookings: [{ _id: 'rain1' }, { _id: 'rain2' }] } });
const rain = wireBooking(1, ['09:00', '14:00'], { category: 'BLOCK', title: 'Regen' });

describe('Closing courts', () => {
  it('takes one tap from the calendar, and closes the outdoor courts from now on with one more', async () => {
    const { user, calls } = await openCalendar({
      operations: {
        ...{ fetchAvailabilityQuery: hit, useCloseCourtsMutation: closed },
        useUndoClosureMutation: () => accepted({ undoClosure: { bookings: [{ _id: annas.id }] } }),
      },
    });
    await user.click(await screen.findByText('Plätze sperren'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Plätze sperren' })).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Buchungen, die weichen' });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
    expect(within(table).getByText('Anna Adler')).toBeVisible();
    expect(screen.getByText(/^Eine Buchung weicht/)).toBeVisible();
    await user.dblClick(screen.getByText('3 Plätze sperren'));
    expect(await screen.findByText('3 Plätze sind gesperrt bis 12:00 Uhr.')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/booking/TENNIS'));
    const sent = calls.filter(({ operation }) => operation === 'useCloseCourtsMutation');
    expect(sent.map(({ variables }) => variables)).toEqual([
      { sport: 'TENNIS', courts: [1, 2, 3], until: '12:00', reason: 'Regen' },
    ]);
    // The wrong button, or the rain passed by: what had to make way is back.
    await user.click(screen.getByText('Rückgängig'));
    expect(await screen.findByText('Zurückgenommen, 1 Buchung ist wieder da.')).toBeVisible();
    const undone = calls.find(({ operation }) => operation === 'useUndoClosureMutation');
    expect(undone?.variables).toEqual({ closures: ['rain1', 'rain2'] });
  });

  it('says of what is being played that nothing of it has to be paid, also where it began as the closure does', async () => {
    const running = { ...inWay, bookingID: 'running', start: '10:00' };
    await openCalendar({
      ...{ path, minutesLater: 20 },
      operations: {
        fetchAvailabilityQuery: () => availability(3, [{ date: '2026-06-15', court: 2, conflicts: [running, inWay] }]),
      },
    });
    expect(await screen.findByText(/^2 Buchungen weichen.* Eine Buchung läuft schon: Auch ihr Preis/)).toBeVisible();
  });

  it('asks for a reason of its own and for courts', async () => {
    const { user, calls } = await openCalendar({ path });
    await user.click(await screen.findByText('Anderer Grund'));
    for (const name of ['Platz 1', 'Platz 2', 'Platz 3']) await user.click(screen.getByLabelText(name));
    await user.click(screen.getByText('0 Plätze sperren'));
    expect(await screen.findByText('Gib einen Grund an.')).toBeVisible();
    expect(screen.getByText('Wähle mindestens einen Platz.')).toBeVisible();
    expect(calls.filter(({ operation }) => operation === 'useCloseCourtsMutation')).toEqual([]);
  });

  it('closes one court for as long as it is told, and says why the server refuses', async () => {
    const { user, calls } = await openCalendar({
      path,
      operations: { useCloseCourtsMutation: () => refused('ERR_BOOKING_TIME_INVALID', []) },
    });
    for (const name of ['Platz 1', 'Platz 3']) await user.click(await screen.findByLabelText(name));
    await user.selectOptions(screen.getByLabelText('Gesperrt bis'), '22:00');
    const button = screen.getByText('1 Platz sperren');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Keine Buchung ist betroffen.')).toBeVisible();
    await user.click(button);
    expect(await screen.findByText(/^Diese Zeit lässt sich nicht buchen/)).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'useCloseCourtsMutation');
    expect(sent.map(({ variables }) => variables)).toEqual([
      { sport: 'TENNIS', courts: [2], until: '22:00', reason: 'Regen' },
    ]);
  });

  it('shows what is closed today, together where it was closed together, and opens it early', async () => {
    const others = [
      wireBooking(2, ['09:00', '14:00'], { category: 'BLOCK', title: 'Regen' }),
      wireBooking(3, ['08:00', '09:30'], { category: 'BLOCK', title: 'Platzpflege' }),
    ];
    const { user, calls, socket } = await openCalendar({
      path,
      bookings: () => [annas, rain, ...others],
      operations: { useReopenCourtsMutation: () => accepted({ reopenCourts: { success: true } }) },
    });
    expect(await screen.findByText('Regen, 09:00–14:00 Uhr: Platz 1, Platz 2')).toBeVisible();
    expect(screen.queryByText(/Platzpflege, 08:00/)).toBeNull();
    await user.click(screen.getByText('Wieder öffnen'));
    expect(await screen.findByText(/^Wieder geöffnet/)).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'useReopenCourtsMutation')?.variables).toEqual({
      closures: ['1-09:00', '2-09:00'],
    });
    await waitFor(() => expect(socket.subscriptions.size).toBe(1));
    socket.sendToAll(liveMessage({ removed: ['1-09:00', '2-09:00'] }));
    await waitFor(() => expect(screen.queryByText('Heute gesperrt')).toBeNull());
  });
});
