import { bookingEventTypes, bookingsTable, seriesTable } from '@platzwart/contracts/booking';
import { erasedPeopleTable } from '@platzwart/contracts/core';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import { recordErased } from '../../core/erasedPeople.ts';
import type { Effects, Logged, ReadModel } from '../../core/readModel.ts';
import { anonymiseClosedDays } from './closedDays.ts';
import { isSingleBookingEvent } from './foldBookings.ts';
import { forgetOwners } from './forgetOwners.ts';
import { noDoubleBooking } from './noDoubleBooking.ts';
import { isRevision, renameEventBookings } from './renameEventBookings.ts';
import { writeBookings } from './writeBookings.ts';
import { isChange, writeChanges } from './writeChanges.ts';
import { writeHolds } from './writeHolds.ts';
import { writePayments } from './writePayments.ts';
import { writeSeries } from './writeSeries.ts';

const holds = ['SlotOffered', 'OfferEnded'];
const payments = ['PaymentStarted', 'PaymentEnded', 'RefundDue', 'RefundMade', 'PaymentReversed'];

type Write = (events: readonly Logged[], effects: Effects) => Promise<void>;

/** Changes of bookings, and new names of events, apply to the rows as they are at that moment. */
const writeOf = (logged: Logged): Write => {
  if (isRevision(logged)) return renameEventBookings;
  return isChange(logged) ? writeChanges : writeOthers;
};
const writeOthers: Write = (events, effects) => writeBookings(events.filter(isSingleBookingEvent), effects);

/** What comes before is written first; neighbours of the same kind are written together. */
const writeInOrder: Write = async (events, effects) => {
  let from = 0;
  for (const [index, logged] of events.entries()) {
    const next = events[index + 1];
    if (next && writeOf(next) === writeOf(logged)) continue;
    await writeOf(logged)(events.slice(from, index + 1), effects);
    from = index + 1;
  }
};

/**
 * The bookings: a sport's courts by day, a person's own (upcoming and past), and what changed since a position. Blocks and club
 * events are included; they have no person.
 */
export const bookings: ReadModel = {
  name: 'bookings',
  version: readModelVersions.bookings,
  formerly: ['court_plan', 'my_bookings'],
  readByMails: ['bookings', 'erased', 'series'],
  handles: [...bookingEventTypes, ...holds, ...payments, 'ClubEventRevised', 'PersonErased'],
  tables: [
    {
      definition: bookingsTable,
      completion: (table) => [
        `create index bookings_by_sport_and_date on ${table} (sport, date)`,
        // All that the key figures of a year count.
        `create index bookings_counted on ${table} (date) include (booking_id, category, occupancy, payment_state, price)
         where occupancy in ('BOOKED', 'CANCELED')`,
        `create index bookings_by_person_and_date on ${table} (person_id, date)`,
        `create index bookings_by_series on ${table} (series_id) where series_id is not null`,
        // Of the few bookings with players, those of a person: `players @> '[{"personId": …}]'`.
        `create index bookings_by_player on ${table} using gin (players jsonb_path_ops) where players <> '[]'`,
        `create index bookings_by_event on ${table} (event_id) where event_id is not null`,
        `create index bookings_held on ${table} (order_id) where occupancy = 'HELD'`,
        `create index bookings_by_changed_at on ${table} (changed_at)`,
        `create index bookings_that_moved on ${table} (changed_at) where former_places is not null`,
        noDoubleBooking(table),
      ],
    },
    { definition: seriesTable, completion: () => [] },
    { definition: erasedPeopleTable, completion: () => [] },
  ],
  apply: async (events, effects) => {
    await recordErased(events, effects);
    await writeInOrder(events, effects);
    await writeHolds(events, effects);
    await writePayments(events, effects);
    await writeSeries(events, effects);
    await forgetOwners(events, effects);
    await anonymiseClosedDays(events, effects);
  },
};
