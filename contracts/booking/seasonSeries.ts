import * as v from 'valibot';
import {
  type LocalDate,
  courtNumberSchema,
  localDateSchema,
  localTimeSchema,
  maxDaysOfSeries,
  daysBetween,
  personIdSchema,
} from '../core/index.ts';

/** What is taken over into the next season (decisions.md B12). */
export const seasonCategories = ['SAISON', 'GUEST_SAISON', 'TRAINING'] as const;
export type SeasonCategory = (typeof seasonCategories)[number];

/** How a series of a season repeats: never NONE. */
export const seasonRepetitions = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** What a holder says about a series that is offered to them. */
export const seasonAnswers = ['OPEN', 'YES', 'NO', 'OTHER_TIME'] as const;
export type SeasonAnswer = (typeof seasonAnswers)[number];
/** What can be answered. */
export const givenAnswers = ['YES', 'NO', 'OTHER_TIME'] as const;
export type GivenAnswer = (typeof givenAnswers)[number];

/** What is offered: the fields whose change makes an answer void, because it was given to something else. */
export const offered = {
  personId: v.nullable(personIdSchema),
  category: v.picklist(seasonCategories),
  title: v.nullable(v.string()),
  court: courtNumberSchema,
  start: localTimeSchema,
  end: localTimeSchema,
  repetition: v.picklist(seasonRepetitions),
  startdate: localDateSchema,
  enddate: localDateSchema,
};
const offeredSchema = v.object(offered);
/** One series of the next season, on one court. */
export type SeasonSeries = Readonly<v.InferOutput<typeof offeredSchema>>;

/** A series that can only be booked for a person and has none, as after its holder was erased (decisions.md B9). */
export const lacksHolder = ({ personId, category }: Pick<SeasonSeries, 'personId' | 'category'>): boolean =>
  personId === null && category !== 'TRAINING';

/** Nobody needs to be asked about trainings of the club itself; a season's ticket without a holder is open until it has one. */
export const firstSeasonAnswer = (series: Pick<SeasonSeries, 'personId' | 'category'>): SeasonAnswer =>
  series.personId === null && !lacksHolder(series) ? 'YES' : 'OPEN';

const periodFields = { from: localDateSchema, to: localDateSchema };
export const periodSchema = v.object(periodFields);
/** The days of a season, both included. */
export type Period = Readonly<v.InferOutput<typeof periodSchema>>;

/** At least one day, at most as many as a series may have (decisions.md B11). */
export const isPeriod = ({ from, to }: Readonly<{ from: LocalDate; to: LocalDate }>): boolean =>
  from <= to && daysBetween(from, to) <= maxDaysOfSeries;

/** Series in one draft, at most: the draft is one event, far below the event store's limit. */
export const maxSeriesOfSeason = 400;

/** Days before the last day for answers on which those are reminded who have not answered. */
export const seasonReminderDays = 3;

/** What happens with a date whose court is taken; a season makes nobody give way. */
export const seasonConflicts = ['ABORT', 'SKIP'] as const;
export type SeasonConflict = (typeof seasonConflicts)[number];
