import { type LocalDate, type PersonId, localDateSchema, personIdSchema } from '@platzwart/contracts/core';
import { clubHistoryEvents } from '@platzwart/contracts/message-catalogue';
import { clubSubjectId } from '@platzwart/contracts/history';
import * as v from 'valibot';

/** Every event of the log is an entry of the club log. */
export const historyEventTypes: readonly string[] = clubHistoryEvents.map(({ type }) => type);

/**
 * The keys that name what an event is about, the narrowest first: an event about a booking of a series is an entry of the booking, which is
 * part of the series, or of the event that occupies its court. `itemId` is a booking or a card that was paid at the club, `formerItemId` the booking whose payment it has now; a movement on an account is part of its statement. Without any of them it is about the collection of debits or the
 * person whom it names, else about the club. A feature joins by the key of its subjects.
 */
const subjectKeys = [
  'bookingId',
  'entryId',
  'invoiceId',
  'itemId',
  'formerItemId',
  'seriesId',
  'eventId',
  'statementId',
  'planId',
] as const;
/** Hours of a card are an entry of the card, not of the booking that they pay: the booking's history would be the card's too. */
const cardKey = 'voucherId';

const subjectSchema = v.object({
  ...v.entriesFromList([cardKey, ...subjectKeys], v.nullish(v.string(), null)),
  collectionId: v.nullish(v.string(), null),
  personId: v.nullish(personIdSchema, null),
  date: v.nullish(localDateSchema, null),
});

type Subject = Readonly<{
  subjectId: string;
  partOf: string | null;
  personId: PersonId | null;
  day: LocalDate | null;
}>;

/** What an event's data are about. */
export const subjectOf = (data: unknown): Subject => {
  const { personId, date, collectionId, ...ids } = v.parse(subjectSchema, data);
  const found = ids[cardKey] ? [ids[cardKey]] : subjectKeys.flatMap((key) => ids[key] ?? []);
  const [subjectId = collectionId ?? personId ?? clubSubjectId, partOf = null] = found;
  return { subjectId, partOf, personId, day: date };
};
