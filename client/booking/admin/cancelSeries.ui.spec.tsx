import { screen, within } from '@testing-library/react';
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
      BookingDetailsQuery: () => detailsOf(annas, { seriesID: 's1' }),
      useCancelForClubMutation: () => accepted({ cancelBooking: { success: true } }),
      useUndoCancellationMutation: () => accepted({ undoCancellation: { success: true } }),
    },
  });
  await user.click(await screen.findByText('Stornieren …'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Buchung stornieren?' }));
  expect(dialog.getByLabelText('Nur dieser Termin')).toBeChecked();
  await user.click(dialog.getByLabelText(label));
  await user.type(dialog.getByRole('textbox', { name: 'Grund' }), 'Der Trainer zieht weg');
  await user.click(dialog.getByRole('button', { name: 'Stornieren' }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'useCancelForClubMutation')?.variables).toMatchObject({
    ...{ id: annas.id, scope, reason: 'Der Trainer zieht weg' },
  });

  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByText(/^Die stornierten Termine stehen wieder/)).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'useUndoCancellationMutation')?.variables).toEqual({ id: 's1' });
});
