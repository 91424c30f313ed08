import * as v from 'valibot';
import { type RowOf, clubEventIdSchema, column, defineTable } from '../core/index.ts';
import { eventCategories, homeAways } from './clubEventCategories.ts';

/** A deleted event is in no list; its row stays, so that its older events change nothing when they are applied again. */
export const clubEventStatuses = ['PLANNED', 'CALLED_OFF', 'DELETED'] as const;
export type ClubEventStatus = (typeof clubEventStatuses)[number];

/** Of the read model `club_events`. Minutes count from local midnight, 0 to 1440. */
export const clubEventColumns = {
  eventId: column.uuidOf(clubEventIdSchema),
  category: column.textOf(v.picklist(eventCategories)),
  name: column.text,
  description: column.nullable(column.text),
  place: column.nullable(column.text),
  firstDay: column.calendarDay,
  lastDay: column.calendarDay,
  startMinute: column.nullable(column.integer),
  endMinute: column.nullable(column.integer),
  homeAway: column.nullable(column.textOf(v.picklist(homeAways))),
  sport: column.nullable(column.text),
  courts: column.jsonOf(v.array(v.number())),
  status: column.wordOf(clubEventStatuses),
  /** Of the last event about it: number in the ledger, time, and position. */
  revision: column.bigInteger,
  changedOn: column.instant,
  changedAt: column.logPosition,
};
export type ClubEventRow = RowOf<typeof clubEventColumns>;
export const clubEventsTable = defineTable('events', 'eventId', clubEventColumns);
