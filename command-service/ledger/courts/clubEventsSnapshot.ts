import { clubEventAnnounced, clubEventStatuses } from '@platzwart/contracts/club-event';
import * as v from 'valibot';
import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import type { ClubEventsById } from './clubEventsOfLedger.ts';

/** The events without their bookings, which know their event. */
export const snapshotOfClubEventsSchema = v.array(
  v.object({ announced: v.unknown(), status: v.picklist(clubEventStatuses) }),
);

export function* snapshotOfClubEvents(
  clubEvents: ClubEventsById,
): Generator<v.InferOutput<typeof snapshotOfClubEventsSchema>[number]> {
  for (const [eventId, { details, status }] of clubEvents) yield { announced: { eventId, ...details }, status };
}

/** Throws on details that no event has; the bookings are still missing. */
export const clubEventsOfSnapshot = (content: v.InferOutput<typeof snapshotOfClubEventsSchema>): ClubEventsById =>
  PersistentMap(
    content.map(({ announced, status }) => {
      const { eventId, ...details } = clubEventAnnounced.decode(announced, clubEventAnnounced.schemaVersion).data;
      return [eventId, { details, status, bookings: PersistentSet() }];
    }),
  );
