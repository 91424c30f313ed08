import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { annas, anna, availability, openCalendar } from './openCalendar.fixture.tsx';

const inWay = {
  bookingID: annas.id,
  ...{ start: '18:00', end: '19:00', category: 'SINGLE', title: null, refund: 1200, paymentMethod: 'INVOICE' },
  user: { id: 'u1', ...anna },
};

it('offers a taken date only the courts that are free then, and says where there is none', async () => {
  const taken = [
    { date: '2026-06-22', court: 2, conflicts: [inWay], freeCourts: [3] },
    { date: '2026-06-29', court: 2, conflicts: [inWay], freeCourts: [] },
  ];
  const { user } = await openCalendar({
    path: '/dashboard/booking/TENNIS?courts=2&start=18:00&end=19:00',
    operations: { fetchAvailabilityQuery: () => availability(3, taken) },
  });
  const form = within(await screen.findByRole('complementary', { name: 'Neue Buchung' }));
  await user.click(form.getByText('Training'));
  const offered = (select: HTMLElement) =>
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const first = await form.findByLabelText(/22. Juni, Platz 2/);
  expect(offered(first)).toEqual(['Noch nicht entschieden', 'Auslassen', 'Platz 3']);
  expect(first).not.toHaveAccessibleDescription();
  const second = form.getByLabelText(/29. Juni, Platz 2/);
  expect(offered(second)).toEqual(['Noch nicht entschieden', 'Auslassen']);
  expect(second).toHaveAccessibleDescription('Zu dieser Zeit ist kein anderer Platz frei.');
});
