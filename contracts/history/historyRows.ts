import * as v from 'valibot';
import { type RowOf, column, defineTable, personIdSchema, roles } from '../core/index.ts';

/** Who caused an entry: the person whom it is about, somebody else of the club, or the system itself. */
export const historyCauses = ['OWNER', 'CLUB', 'SYSTEM'] as const;
export type HistoryCause = (typeof historyCauses)[number];

/** The subject of what is about the club as a whole: its settings, and what was done to all bookings at once. */
export const clubSubjectId = '00000000-0000-4000-8000-0000000000cb';

/** The events that bill and pay what is owed. Few among the many of a club, so they have an index of their own. */
const settlingActions = [
  ...['InvoiceIssued', 'InvoicePaid', 'InvoiceReopened', 'InvoiceCancelled', 'ClaimPaid', 'ClaimCarriedOver'],
] as const;
export type SettlingAction = (typeof settlingActions)[number];
/** The condition of that index, as a query has to say it for its plan to use the index. */
export const isSettlingSql = `action in (${settlingActions.map((action) => `'${action}'`).join(', ')})`;

/** Of the read model `history`: one row for each event and subject (a booking, a series, an invoice …). Never changed, only forgotten. */
export const historyColumns = {
  /** Position and subject. */
  entryId: column.orderedText,
  subjectId: column.uuid,
  /** The subject that this one belongs to, whose history is its own too, e.g. the series of a booking. */
  partOf: column.nullable(column.uuid),
  /** Whose the subject was at the time: the person who may read the entry, and whose key seals its texts. */
  personId: column.nullable(column.uuidOf(personIdSchema)),
  position: column.logPosition,
  /** In the event's stream: rises with each change of a subject. */
  revision: column.bigInteger,
  /** Event and call, by which consequences are found; null once the person is forgotten. */
  eventId: column.nullable(column.uuid),
  correlationId: column.nullable(column.text),
  occurredAt: column.instant,
  /** The event's type, e.g. `BookingCancelled`. */
  action: column.text,
  actorId: column.nullable(column.uuidOf(personIdSchema)),
  cause: column.wordOf(historyCauses),
  role: column.nullable(column.textOf(v.picklist(roles))),
  reason: column.nullable(column.text),
  /** The event's data without what was sealed. */
  details: column.jsonOf(v.record(v.string(), v.unknown())),
  /** What was sealed with the person's key, in plain text; null for an erased person. */
  texts: column.nullable(column.jsonOf(v.record(v.string(), v.string()))),
  /** The day that the subject is about; its person is forgotten with that of the bookings of that day. */
  day: column.nullable(column.calendarDay),
};
export type HistoryRow = RowOf<typeof historyColumns>;
export const historyTable = defineTable('entries', 'entryId', historyColumns);
