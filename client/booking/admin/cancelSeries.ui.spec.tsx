import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accepted } from '../../test/gateway.ts';
import { annas, detailsOf, openCalendar } from './openCalendar.fixture.tsx';

it('Cancelling a date of a series asks whether all dates to come are meant, and brings them back together', async () => {
  const { user, calls } = await openCalendar({
    path: `/dashboard/booking/TENNIS?booking=${annas.id}`,
    operations: {
      BookingDetailsQuery: () => detailsOf(annas, { seriesID: 's1' }),
      useCancelForClubMutation: () => accepted({ cancelBooking: { success: true } }),
      useUndoCancellationMutation: () => accepted({ undoCancellation: { success: true } }),
    },
  });
  await user.click(await screen.findByText('Stornieren …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buchung stornieren?' }));
  expect(dialog.getByLabelText('Nur dieser Termin')).toBeChecked();
  await user.click(dialog.getByLabelText('Alle künftigen'));
  await user.type(dialog.getByRole('textbox', { name: 'Grund' }), 'Der Trainer zieht weg');
  await user.click(dialog.getByRole('button', { name: 'Stornieren' }));
  expect(await screen.findByText(/^Die Termine der Serie, die noch nicht begonnen haben/)).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'useCancelForClubMutation')?.variables).toMatchObject({
    ...{ id: 's1', reason: 'Der Trainer zieht weg' },
  });

  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByText(/^Die stornierten Termine stehen wieder/)).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'useUndoCancellationMutation')?.variables).toEqual({ id: 's1' });
});
