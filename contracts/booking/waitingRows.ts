import * as v from 'valibot';
import {
  type RowOf,
  bookingIdSchema,
  column,
  defineTable,
  instantSchema,
  localTimeSchema,
  personIdSchema,
  waitingEntryIdSchema,
} from '../core/index.ts';
import { offerEnds, waitingEnds } from './waitingEvents.ts';

export const waitingStates = ['WAITING', 'OFFERED', 'ENDED'] as const;
export type WaitingState = (typeof waitingStates)[number];

/** What happened to an entry: the reason of its place in the list. */
export const waitingSteps = ['JOINED', 'OFFERED', ...offerEnds, ...waitingEnds] as const;
const slot = { court: v.number(), start: localTimeSchema, end: localTimeSchema };
const stepSchema = v.object({
  kind: v.picklist(waitingSteps),
  at: instantSchema,
  /** The slot that was offered; null for steps without one. */
  slot: v.nullable(v.object(slot)),
});
export type WaitingStep = Readonly<v.InferOutput<typeof stepSchema>>;

/** Of the read model `waiting_list`. Minutes count from local midnight. An entry that has ended stays, to show why. */
export const waitingColumns = {
  entryId: column.uuidOf(waitingEntryIdSchema),
  personId: column.uuidOf(personIdSchema),
  sport: column.text,
  date: column.calendarDay,
  fromMinute: column.integer,
  toMinute: column.integer,
  minutes: column.integer,
  state: column.wordOf(waitingStates),
  /** The running offer; null without one. */
  offer: column.nullable(column.jsonOf(v.object({ ...slot, holdId: bookingIdSchema, expiresAt: instantSchema }))),
  /** In order of time. */
  steps: column.jsonOf(v.array(stepSchema)),
  joinedOn: column.instant,
  /** Position of the event with which the person joined: the order of the list. */
  joinedAt: column.logPosition,
  changedAt: column.logPosition,
};
export type WaitingRow = RowOf<typeof waitingColumns>;
export const waitingTable = defineTable('entries', 'entryId', waitingColumns);
