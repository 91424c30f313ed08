import { bookingEventTypes, waitingEventTypes } from '@platzwart/contracts/booking';
import { clubEventEventTypes } from '@platzwart/contracts/club-event';
import { type LocalDate, type PersonId, localDateSchema, personIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

/** The events that have a place in somebody's history. A feature joins by its line here. */
export const historyEventTypes: readonly string[] = [
  ...bookingEventTypes,
  ...waitingEventTypes,
  ...clubEventEventTypes,
];

/**
 * The keys that name what an event is about, the narrowest first: an event about a booking of a series is an entry of the booking, which is
 * part of the series, or of the event that
 * occupies its court. A feature joins by the key of its subjects.
 */
const subjectKeys = ['bookingId', 'entryId', 'seriesId', 'eventId'] as const;

const subjectSchema = v.object({
  ...v.entriesFromList(subjectKeys, v.nullish(v.string(), null)),
  personId: v.nullish(personIdSchema, null),
  date: v.nullish(localDateSchema, null),
});

type Subject = Readonly<{
  subjectId: string;
  partOf: string | null;
  personId: PersonId | null;
  day: LocalDate | null;
}>;

/** What an event's data are about; null where they are about no single subject. */
export const subjectOf = (data: unknown): Subject | null => {
  const { personId, date, ...ids } = v.parse(subjectSchema, data);
  const [subjectId, partOf = null] = subjectKeys.flatMap((key) => ids[key] ?? []);
  return subjectId === undefined ? null : { subjectId, partOf, personId, day: date };
};
