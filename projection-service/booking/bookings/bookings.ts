import { bookingEventTypes } from '@platzwart/contracts/booking';
import type { ReadModel } from '../../core/readModel.ts';
import { bookingColumns } from './bookingsTable.ts';
import { forgetPeople } from './closedDays.ts';
import { erasedColumns, forgetOwners, noteErased } from './erasedOwners.ts';
import { isAboutOne } from './foldBookings.ts';
import { noDoubleBooking } from './noDoubleBooking.ts';
import { writeBookings } from './writeBookings.ts';

/**
 * Which bookings are there, and where: a sport's courts by day, a person's own, upcoming and past, and what changed since a
 * position. Blocks and club events are in it, too; they belong to nobody.
 */
export const bookings: ReadModel = {
  name: 'bookings',
  version: 3,
  formerly: ['court_plan', 'my_bookings'],
  handles: [...bookingEventTypes, 'PersonErased'],
  tables: [
    {
      name: 'bookings',
      columns: bookingColumns,
      indexes: (table) => {
        table.index(['sport', 'date'], 'bookings_by_sport_and_date');
        table.index(['person_id', 'date'], 'bookings_by_person_and_date');
        table.index(['changed_at'], 'bookings_by_changed_at');
      },
      constraints: (table) => [noDoubleBooking(table)],
    },
    { name: 'erased', columns: erasedColumns, indexes: () => undefined, constraints: () => [] },
  ],
  apply: async (events, effects) => {
    await noteErased(events, effects);
    await writeBookings(events.filter(isAboutOne), effects);
    await forgetOwners(events, effects);
    await forgetPeople(events, effects);
  },
};
