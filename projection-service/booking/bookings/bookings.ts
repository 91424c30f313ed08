import { bookingEventTypes, bookingsTable, seriesTable } from '@platzwart/contracts/booking';
import { erasedPeopleTable } from '@platzwart/contracts/core';
import { recordErased } from '../../core/erasedPeople.ts';
import type { Effects, Logged, ReadModel } from '../../core/readModel.ts';
import { anonymiseClosedDays } from './closedDays.ts';
import { isSingleBookingEvent } from './foldBookings.ts';
import { forgetOwners } from './forgetOwners.ts';
import { noDoubleBooking } from './noDoubleBooking.ts';
import { isRevision, renameEventBookings } from './renameEventBookings.ts';
import { writeBookings } from './writeBookings.ts';
import { writeSeries } from './writeSeries.ts';

/** A new name of an event applies to the bookings that are live at that moment, so what comes before it is written first. */
const writeInOrder = async (events: readonly Logged[], effects: Effects): Promise<void> => {
  let written = 0;
  for (const [index, logged] of events.entries()) {
    if (!isRevision(logged)) continue;
    await writeBookings(events.slice(written, index).filter(isSingleBookingEvent), effects);
    await renameEventBookings(logged, effects);
    written = index;
  }
  await writeBookings(events.slice(written).filter(isSingleBookingEvent), effects);
};

/**
 * The bookings: a sport's courts by day, a person's own (upcoming and past), and what changed since a position. Blocks and club
 * events are included; they have no person.
 */
export const bookings: ReadModel = {
  name: 'bookings',
  version: 7,
  formerly: ['court_plan', 'my_bookings'],
  isReadByMails: true,
  handles: [...bookingEventTypes, 'ClubEventRevised', 'PersonErased'],
  tables: [
    {
      definition: bookingsTable,
      completion: (table) => [
        `create index bookings_by_sport_and_date on ${table} (sport, date)`,
        `create index bookings_by_person_and_date on ${table} (person_id, date)`,
        `create index bookings_by_series on ${table} (series_id) where series_id is not null`,
        // Of the few bookings with players, those of a person: `players @> '[{"personId": …}]'`.
        `create index bookings_by_player on ${table} using gin (players jsonb_path_ops) where players <> '[]'`,
        `create index bookings_by_event on ${table} (event_id) where event_id is not null`,
        `create index bookings_by_changed_at on ${table} (changed_at)`,
        noDoubleBooking(table),
      ],
    },
    { definition: seriesTable, completion: () => [] },
    { definition: erasedPeopleTable, completion: () => [] },
  ],
  apply: async (events, effects) => {
    await recordErased(events, effects);
    await writeInOrder(events, effects);
    await writeSeries(events, effects);
    await forgetOwners(events, effects);
    await anonymiseClosedDays(events, effects);
  },
};
