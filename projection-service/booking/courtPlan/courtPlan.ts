import { bookingEventTypes } from '@platzwart/contracts/booking';
import type { ReadModel } from '../../core/readModel.ts';
import { bookingColumns } from '../bookingsTable.ts';
import { isBookingEvent } from '../foldBookings.ts';
import { writeBookings } from '../writeBookings.ts';
import { alarmAtDoubleBooking } from './doubleBookingAlarm.ts';

/** Which courts are taken on a day, and what changed since a position: the plan and its subscriptions. */
export const courtPlan: ReadModel = {
  name: 'court_plan',
  version: 2,
  handles: bookingEventTypes,
  tables: [
    {
      name: 'bookings',
      columns: (table) => {
        bookingColumns(table);
        // Not left for last: the alarm looks at days while they are written.
        table.index(['sport', 'date'], 'bookings_by_sport_and_date');
      },
      indexes: (table) => {
        table.index(['changed_at'], 'bookings_by_changed_at');
      },
      constraints: () => [],
    },
  ],
  apply: async (events, effects) => {
    const bookings = events.filter(isBookingEvent);
    await writeBookings(bookings, effects);
    await alarmAtDoubleBooking(bookings, effects);
  },
};
