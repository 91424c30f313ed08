import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accepted, refused } from '../../test/gateway.ts';
import { wireBooking } from '../openBooking.fixture.tsx';
import { anna, courtNames, openCalendar } from './openCalendar.fixture.tsx';

const ben = { userID: '1002', firstName: 'Ben', lastName: 'Berg' };
const booked = wireBooking(2, ['18:00', '19:00'], { user: anna });
const moved = { ...booked, court: 3 };
const entry = (at: string, position: string, action: string) => ({
  ...{ at, position, action, subjectID: booked.id, actor: ben, cause: 'OWNER', role: 'MEMBER', reason: null },
  ...{ details: '{}', before: null, mails: [] },
});
const [first, second] = ['2026-06-01T10:00:00.000Z', '2026-06-02T10:00:00.000Z'];

it('Travels through what happened to a day, and says what is another way now', async () => {
  const { calls, user } = await openCalendar({
    path: '/dashboard/as-of?sport=TENNIS&date=2026-06-15',
    operations: {
      AsOfQuery: () =>
        accepted({
          bookingsHistory: [entry(first, '0007', 'CourtBooked'), entry(second, '0008', 'BookingChanged')],
          ...courtNames,
        }),
      fetchPlanAsOfQuery: ({ at }) => accepted({ bookingsInPeriodAsOf: [at === first ? booked : moved] }),
    },
  });
  const slider = await screen.findByRole('slider', { name: 'Stand' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Belegungsplan für Mo., 15. Juni, wie er jetzt ist');
  expect(slider).toHaveValue('3');
  fireEvent.change(slider, { target: { value: '1' } });
  await waitFor(() =>
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('1. Juni 2026, 12:00 Uhr')),
  );
  expect(window.location.search).toContain(`at=${encodeURIComponent(first)}&position=0007`);
  expect(await screen.findByText('1 Unterschied zu jetzt')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Zeitpunkt' });
  await user.type(field, 'neulich{Enter}');
  expect(field).toHaveAccessibleDescription(/^Gib einen Tag und eine Uhrzeit an/);
  await user.clear(field);
  await user.type(field, '1.6.2026, 12:05{Enter}');
  expect(window.location.search).toContain(`at=${encodeURIComponent('2026-06-01T10:05:00.000Z')}&position=0007`);
  expect(
    screen.getByText(
      'Danach geändert: Anna Adler, Platz 2, 18:00–19:00 Uhr; dann Anna Adler, Platz 3, 18:00–19:00 Uhr',
    ),
  ).toBeVisible();
  expect(screen.getByRole('grid')).toHaveAccessibleDescription('Nur zum Lesen. Pfeiltasten bewegen.');
  const happened = within(screen.getByRole('list', { name: 'Was zu diesem Zeitpunkt geschah' }));
  expect(happened.getByText('Ben Berg hat gebucht.')).toBeVisible();
  expect(happened.getByText('Position 7 im Protokoll')).toBeVisible();
  expect(
    calls.filter(({ operation }) => operation === 'fetchPlanAsOfQuery').map(({ variables }) => variables['at']),
  ).toContain(first);
});

it('Compares two moments, which are both in the address; the earlier pushes the later along', async () => {
  const third = '2026-06-03T10:00:00.000Z';
  await openCalendar({
    path: `/dashboard/as-of?sport=TENNIS&date=2026-06-15&at=${first}&compare=${second}`,
    operations: {
      AsOfQuery: () =>
        accepted({
          bookingsHistory: [
            entry(first, '0007', 'CourtBooked'),
            entry(second, '0008', 'BookingChanged'),
            entry(third, '0009', 'BookingCancelled'),
          ],
          ...courtNames,
        }),
      fetchPlanAsOfQuery: ({ at }) =>
        accepted({ bookingsInPeriodAsOf: at === first ? [booked] : at === second ? [moved] : [] }),
    },
  });
  const compared = await screen.findByRole('slider', { name: 'Verglichen mit einem späteren Stand' });
  expect(compared).toHaveAttribute('aria-valuetext', 'Verglichen mit dem Stand vom 2. Juni 2026, 12:00 Uhr');
  expect(await screen.findByText('1 Unterschied zum Stand vom 2. Juni 2026, 12:00 Uhr')).toBeVisible();
  expect(screen.getByText(/^Danach geändert: Anna Adler, Platz 2/)).toBeVisible();
  // The slider offers later moments only: one event after the one that is shown, up to now.
  expect([compared.getAttribute('min'), compared.getAttribute('max')]).toEqual(['2', '4']);
  fireEvent.change(screen.getByRole('slider', { name: 'Stand' }), { target: { value: '2' } });
  await waitFor(() => expect(window.location.search).toContain(`compare=${encodeURIComponent(third)}`));
  expect(window.location.search).toContain(`at=${encodeURIComponent(second)}&position=0008`);
  expect(await screen.findByText(/^Danach weg: Anna Adler, Platz 3/)).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: 'Stand' }), { target: { value: '3' } });
  expect(await screen.findByText('Kein Unterschied zu jetzt')).toBeVisible();
  fireEvent.change(screen.getByRole('slider', { name: 'Stand' }), { target: { value: '4' } });
  await waitFor(() => expect(compared).not.toBeInTheDocument());
});

it('Says that the later plan could not be loaded, instead of showing no difference', async () => {
  let isDown = true;
  await openCalendar({
    path: `/dashboard/as-of?sport=TENNIS&date=2026-06-15&at=${first}&compare=${second}`,
    operations: {
      AsOfQuery: () =>
        accepted({
          bookingsHistory: [entry(first, '0007', 'CourtBooked'), entry(second, '0008', 'BookingChanged')],
          ...courtNames,
        }),
      fetchPlanAsOfQuery: ({ at }) =>
        at === second && isDown ? refused('ERR_BOOKINGS_NOT_FETCHED') : accepted({ bookingsInPeriodAsOf: [booked] }),
    },
  });
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' });
  expect(screen.queryByText(/Unterschied/)).not.toBeInTheDocument();
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText('Kein Unterschied zum Stand vom 2. Juni 2026, 12:00 Uhr')).toBeVisible();
});
