import { bookingEventTypes } from '@platzwart/contracts/booking';
import type { ReadModel } from '../../core/readModel.ts';
import { bookingColumns } from '../bookingsTable.ts';
import { isBookingEvent } from '../foldBookings.ts';
import { writeBookings } from '../writeBookings.ts';

/**
 * An alarm, never the guard: the ledger decides who gets a court, and should two live bookings ever share a minute
 * of it, this read model stops and health turns red (decisions.md B21). Looked at when a statement ends, so that the
 * order of rows within it does not matter.
 */
const noDoubleBooking = (table: string): string => `
  alter table ${table} add constraint no_double_booking
  exclude using gist (sport with =, court with =, date with =, int4range(start_minute, end_minute) with &&)
  where (occupancy = 'BOOKED') deferrable initially immediate`;

/** Which courts are taken on a day, and what changed since a position: the plan and its subscriptions. */
export const courtPlan: ReadModel = {
  name: 'court_plan',
  version: 1,
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
