import { bookingEventTypes } from '@platzwart/contracts/booking';
import type { ReadModel } from '../../core/readModel.ts';
import { bookingColumns } from '../bookingsTable.ts';
import { isBookingEvent } from '../foldBookings.ts';
import { writeBookings } from '../writeBookings.ts';

/** A person's own bookings, upcoming and past. Blocks and club events belong to nobody and are not in it. */
export const myBookings: ReadModel = {
  name: 'my_bookings',
  version: 1,
  handles: bookingEventTypes,
  tables: [
    {
      name: 'bookings',
      columns: bookingColumns,
      indexes: (table) => {
        table.index(['person_id', 'date'], 'bookings_by_person_and_date');
      },
      constraints: (table) => [`alter table ${table} alter column person_id set not null`],
    },
  ],
  apply: (events, effects) =>
    writeBookings(
      events.filter(isBookingEvent).filter(({ event }) => event.data.personId !== null),
      effects,
    ),
};
