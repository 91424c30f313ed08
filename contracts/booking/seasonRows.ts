import * as v from 'valibot';
import { type RowOf, column, courtNumberSchema, defineTable, personIdSchema } from '../core/index.ts';
import { seasonPlanIdSchema, seriesIdSchema } from './bookingIds.ts';
import { seasonAnswers, seasonCategories, seasonRepetitions } from './seasonSeries.ts';

/** Of the read model `season_plans`: the drafts. */
export const seasonPlanColumns = {
  planId: column.uuidOf(seasonPlanIdSchema),
  sport: column.text,
  sourceFrom: column.calendarDay,
  sourceTo: column.calendarDay,
  periodFrom: column.calendarDay,
  periodTo: column.calendarDay,
  /** The last day for answers; null before anybody was asked. */
  answerUntil: column.nullable(column.calendarDay),
  isOpen: column.boolean,
  plannedOn: column.instant,
  plannedAt: column.logPosition,
  changedAt: column.logPosition,
};
export type SeasonPlanRow = RowOf<typeof seasonPlanColumns>;
export const seasonPlansTable = defineTable('plans', 'planId', seasonPlanColumns);

/** Also of `season_plans`: each series of a draft. Removed ones stay, so that their older events change nothing when applied again. */
export const seasonSeriesColumns = {
  seriesId: column.uuidOf(seriesIdSchema),
  planId: column.uuidOf(seasonPlanIdSchema),
  personId: column.nullable(column.uuidOf(personIdSchema)),
  category: column.textOf(v.picklist(seasonCategories)),
  title: column.nullable(column.text),
  court: column.integerOf(courtNumberSchema),
  /** Minutes from local midnight. */
  startMinute: column.integer,
  endMinute: column.integer,
  repetition: column.textOf(v.picklist(seasonRepetitions)),
  startdate: column.calendarDay,
  enddate: column.calendarDay,
  answer: column.wordOf(seasonAnswers),
  otherTime: column.nullable(column.text),
  answeredOn: column.nullable(column.instant),
  answeredByClub: column.boolean,
  /** When the holder was asked about it as it is. */
  askedOn: column.nullable(column.instant),
  /** It is about to be booked. */
  isInBooking: column.boolean,
  /** Dates in the ledger, and those left out; null before it is booked. */
  booked: column.nullable(column.integer),
  skipped: column.nullable(column.integer),
  /** Why the ledger refused it. */
  refusedWith: column.nullable(column.text),
  removed: column.boolean,
  changedAt: column.logPosition,
};
export type SeasonSeriesRow = RowOf<typeof seasonSeriesColumns>;
export const seasonSeriesTable = defineTable('series', 'seriesId', seasonSeriesColumns);

/** Also of `season_plans`: the secret links that are open, by the hash of their token. */
export const seasonLinkColumns = {
  tokenHash: column.text,
  planId: column.uuidOf(seasonPlanIdSchema),
  personId: column.uuidOf(personIdSchema),
  changedAt: column.logPosition,
};
export type SeasonLinkRow = RowOf<typeof seasonLinkColumns>;
export const seasonLinksTable = defineTable('links', 'tokenHash', seasonLinkColumns);
