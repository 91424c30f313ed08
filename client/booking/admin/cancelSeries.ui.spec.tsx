import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accepted } from '../../test/gateway.ts';
import { annas, detailsOf, openCalendar } from './openCalendar.fixture.tsx';

it.each([
  ['Dieser und alle späteren', 'FOLLOWING', /^Dieser Termin und alle späteren sind storniert/],
  ['Alle künftigen', 'ALL', /^Die Termine der Serie, die noch nicht begonnen haben/],
])('Cancelling a date of a series asks which dates are meant, and brings them back together: %s', async (...of) => {
  const [label, scope, done] = of;
  const { user, calls } = await openCalendar({
    path: `/dashboard/booking/TENNIS?booking=${annas.id}`,
    operations: {
      BookingDetailsQuery: () => detailsOf(annas, { seriesID: 's1', mayKeepPrice: true }),
      useCancelForClubMutation: () => accepted({ cancelBooking: { success: true } }),
      useUndoCancellationMutation: () => accepted({ undoCancellation: { bookings: [] } }),
    },
  });
  await user.click(await screen.findByText('Stornieren …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buchung stornieren?' }));
  expect(dialog.getByLabelText('Nur dieser Termin')).toBeChecked();
  await user.click(dialog.getByLabelText(/^Bleibt:/));
  await user.click(dialog.getByLabelText(label));
  await user.type(dialog.getByRole('textbox', { name: 'Grund' }), 'Der Trainer zieht weg');
  await user.click(dialog.getByRole('button', { name: 'Stornieren' }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'useCancelForClubMutation')?.variables).toMatchObject({
    ...{ id: annas.id, scope, reason: 'Der Trainer zieht weg' },
    // What is chosen for one date is not said of the others.
    refund: 'FULL',
  });

  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByText(/^Die stornierten Termine stehen wieder/)).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'useUndoCancellationMutation')?.variables).toEqual({ id: 's1' });
});

it.each([
  ['SAISON', 'Alle künftigen', 'ALL', 'Bleibt: Die stornierten Termine sind trotzdem zu bezahlen.'],
  ['SINGLE', 'Dieser und alle späteren', 'FOLLOWING', /^Bleibt, wo die Stornofrist vorbei ist/],
])('Cancelling dates of a series may keep their prices: %s, %s', async (...of) => {
  const [category, label, scope, kept] = of;
  const { user, calls } = await openCalendar({
    path: `/dashboard/booking/TENNIS?booking=${annas.id}`,
    operations: {
      BookingDetailsQuery: () => detailsOf(annas, { category, seriesID: 's1', mayKeepPrice: true }),
      useCancelForClubMutation: () => accepted({ cancelBooking: { success: true } }),
    },
  });
  await user.click(await screen.findByText('Stornieren …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buchung stornieren?' }));
  await user.click(dialog.getByLabelText(label));
  await user.click(dialog.getByLabelText(kept));
  await user.type(dialog.getByRole('textbox', { name: 'Grund' }), 'Nie gekommen');
  await user.click(dialog.getByRole('button', { name: 'Stornieren' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'useCancelForClubMutation')?.variables).toMatchObject({
      ...{ scope, refund: 'NONE' },
    }),
  );
});

it('What is taken back is shown as it is booked again, not as it was cancelled', async () => {
  const undoableUntil = '2099-01-01T00:00:00Z';
  const { user } = await openCalendar({
    path: `/dashboard/booking/TENNIS?booking=${annas.id}`,
    operations: {
      BookingDetailsQuery: () => detailsOf(annas, { state: 'CANCELED', cancelable: false, undoableUntil }),
      useUndoCancellationMutation: () =>
        accepted({
          undoCancellation: {
            bookings: [
              { id: 'later', _id: 'later', date: '2026-12-24', court: annas.court },
              { id: 'again', _id: 'again', date: annas.date, court: annas.court },
            ],
          },
        }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(window.location.search).toContain('booking=again'));
});
