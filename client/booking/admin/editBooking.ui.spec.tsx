import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accepted } from '../../test/gateway.ts';
import { anna, annas, openCalendar } from './openCalendar.fixture.tsx';

describe('The page that changes a booking', () => {
  it('leads to the history of the booking', async () => {
    const booking = { ...annas, price: 1200, remark: null, revision: 3, seriesID: null, user: anna };
    const { user, calls } = await openCalendar({
      path: `/dashboard/booking/TENNIS/${annas._id}/edit`,
      operations: {
        BookingToChangeQuery: () => accepted({ courtPlanPosition: '0005', booking }),
        HistoryQuery: () => accepted({ history: [] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Verlauf.*Tennis, Platz 2, .*18:00–19:00 Uhr/ }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/Platz 2/)).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'HistoryQuery')?.variables).toEqual({ id: annas._id });
  });
});
