import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accepted } from '../../test/gateway.ts';
import { availability, openCalendar } from './openCalendar.fixture.tsx';

const booked = () =>
  accepted({ bookAsAdmin: { bookings: [{ id: 'b1', _id: 'b1', category: 'TRAINING', seriesID: null }] } });

it('A monthly series names the months that it leaves out before it is booked, and books their last days on request (decisions.md Q16)', async () => {
  const { user, calls } = await openCalendar({
    path: '/dashboard/booking/TENNIS?date=2026-08-31&courts=3&start=12:00&end=13:00',
    operations: {
      fetchAvailabilityQuery: () => availability(3),
      useBookAsAdminMutation: () => booked(),
    },
  });
  const form = within(await screen.findByRole('complementary', { name: 'Neue Buchung' }));
  await user.click(form.getByText('Training'));
  await user.selectOptions(form.getByLabelText('Wiederholung'), 'Monatlich');
  fireEvent.change(form.getByLabelText('Letzter Termin'), { target: { value: '2026-12-31' } });
  const leftOut = await form.findByText(/^2 Monate haben keinen 31\. und werden ausgelassen/);
  expect(leftOut).toHaveTextContent('Ihre letzten Tage: Mi., 30. September; Mo., 30. November.');
  expect(leftOut.closest('[role="status"]')).not.toBeNull();
  await user.click(form.getByLabelText('In diesen Monaten den letzten Tag buchen'));
  expect(
    await form.findByText(/Gebucht werden ihre letzten Tage: Mi., 30. September; Mo., 30. November./),
  ).toBeVisible();
  await user.selectOptions(form.getByLabelText('Wiederholung'), 'Wöchentlich');
  expect(form.queryByText(/keinen 31\./)).toBeNull();
  await user.selectOptions(form.getByLabelText('Wiederholung'), 'Monatlich');
  await user.click(form.getByText('Buchen'));
  await screen.findByText('1 Buchung eingetragen.');
  const sent = calls.find(({ operation }) => operation === 'useBookAsAdminMutation');
  expect(sent?.variables['booking']).toMatchObject({ repetition: 'MONTHLY', enddate: '2026-12-31', lastDays: true });
});
