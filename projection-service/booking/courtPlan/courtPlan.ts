import { bookingEventTypes } from '@platzwart/contracts/booking';
import type { ReadModel } from '../../core/readModel.ts';
import { bookingColumns } from '../bookingsTable.ts';
import { isBookingEvent } from '../foldBookings.ts';
import { writeBookings } from '../writeBookings.ts';
import { noDoubleBooking } from './noDoubleBooking.ts';

/** Which courts are taken on a day, and what changed since a position: the plan and its subscriptions. */
export const courtPlan: ReadModel = {
  name: 'court_plan',
  version: 3,
  handles: bookingEventTypes,
  tables: [
    {
      name: 'bookings',
      columns: bookingColumns,
      indexes: (table) => {
        table.index(['sport', 'date'], 'bookings_by_sport_and_date');
        table.index(['changed_at'], 'bookings_by_changed_at');
      },
      constraints: (table) => [noDoubleBooking(table)],
    },
  ],
  apply: (events, effects) => writeBookings(events.filter(isBookingEvent), effects),
};
