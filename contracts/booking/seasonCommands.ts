import * as v from 'valibot';
import {
  courtNumberSchema,
  linesSchema,
  minuteOfDay,
  localDateSchema,
  localTimeSchema,
  sportKeySchema,
  textSchema,
} from '../core/index.ts';
import { seasonPlanIdSchema, seriesIdSchema } from './bookingIds.ts';
import { title } from './entryFields.ts';
import { isWithinLimits } from './recurrence.ts';
import {
  givenAnswers,
  isPeriod,
  maxSeriesOfSeason,
  periodSchema,
  seasonCategories,
  seasonConflicts,
  seasonRepetitions,
} from './seasonSeries.ts';
import { endMinute } from './slots.ts';

const period = v.pipe(periodSchema, v.forward(v.check(isPeriod, 'a period within the limits'), ['to']));
const categories = v.pipe(v.array(v.picklist(seasonCategories)), v.minLength(1), v.maxLength(seasonCategories.length));

/** Takes the series of a sport over from `source` into `period`; both of at most 400 days (decisions.md B11). */
export const planSeasonSchema = v.object({ sport: sportKeySchema, categories, source: period, period });
export type PlanSeason = Readonly<{ type: 'PlanSeason'; data: v.InferOutput<typeof planSeasonSchema> }>;

const planId = { planId: seasonPlanIdSchema };

const savedSeriesSchema = v.object({
  ...planId,
  seriesId: v.nullable(seriesIdSchema),
  userID: v.nullable(textSchema),
  category: v.picklist(seasonCategories),
  title,
  court: courtNumberSchema,
  start: localTimeSchema,
  end: localTimeSchema,
  repetition: v.picklist(seasonRepetitions),
  startdate: localDateSchema,
  enddate: localDateSchema,
});
type SavedSeries = v.InferOutput<typeof savedSeriesSchema>;
const hasDates = (series: SavedSeries): boolean => isWithinLimits(series);
const isInOrder = ({ start, end }: SavedSeries): boolean => minuteOfDay(start) < endMinute(end);

/** `seriesId`: null for a new one; `userID`: the member number of the holder, null for a series of the club. */
export const saveSeasonSeriesSchema = v.pipe(
  savedSeriesSchema,
  v.forward(v.check(hasDates, 'a last date within the limits'), ['enddate']),
  v.forward(v.check(isInOrder, 'an end after the start'), ['end']),
);
export type SaveSeasonSeries = Readonly<{
  type: 'SaveSeasonSeries';
  data: v.InferOutput<typeof saveSeasonSeriesSchema>;
}>;

export const removeSeasonSeriesSchema = v.object({ ...planId, seriesId: seriesIdSchema });
export type RemoveSeasonSeries = Readonly<{
  type: 'RemoveSeasonSeries';
  data: v.InferOutput<typeof removeSeasonSeriesSchema>;
}>;

/** Asks each holder who has not been asked yet about one of their series, or about all where `answerUntil` is another day. */
export const askSeasonHoldersSchema = v.object({ ...planId, answerUntil: localDateSchema });
export type AskSeasonHolders = Readonly<{
  type: 'AskSeasonHolders';
  data: v.InferOutput<typeof askSeasonHoldersSchema>;
}>;

const answer = {
  seriesId: seriesIdSchema,
  answer: v.picklist(givenAnswers),
  /** In the holder's words; needed with OTHER_TIME, ignored with all others. */
  otherTime: v.nullable(v.pipe(linesSchema, v.maxLength(500))),
};
const answerSchema = v.object(answer);
type GivenToSeries = v.InferOutput<typeof answerSchema>;
const saysWhichTime = (given: GivenToSeries): boolean => given.answer !== 'OTHER_TIME' || Boolean(given.otherTime);
const isOnePerSeries = (all: readonly GivenToSeries[]): boolean =>
  new Set(all.map(({ seriesId }) => seriesId)).size === all.length;

/** By whoever has the secret link, signed in or not. */
export const answerSeasonOfferSchema = v.object({
  tokenHash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  answers: v.pipe(
    v.array(v.pipe(answerSchema, v.forward(v.check(saysWhichTime, 'the time that is wanted'), ['otherTime']))),
    v.minLength(1),
    v.maxLength(maxSeriesOfSeason),
    v.check((all) => isOnePerSeries(all), 'one answer per series'),
  ),
});
export type AnswerSeasonOffer = Readonly<{
  type: 'AnswerSeasonOffer';
  data: v.InferOutput<typeof answerSeasonOfferSchema>;
}>;

/** By an ADMIN, for the holder. */
export const setSeasonAnswerSchema = v.pipe(
  v.object({ ...planId, ...answer }),
  v.forward(
    v.check((given) => saysWhichTime(given), 'the time that is wanted'),
    ['otherTime'],
  ),
);
export type SetSeasonAnswer = Readonly<{ type: 'SetSeasonAnswer'; data: v.InferOutput<typeof setSeasonAnswerSchema> }>;

/** Books all that was accepted and is not booked yet; a draft makes nobody give way. */
export const bookSeasonSchema = v.object({
  ...planId,
  onConflict: v.picklist(seasonConflicts),
});
export type BookSeason = Readonly<{ type: 'BookSeason'; data: v.InferOutput<typeof bookSeasonSchema> }>;

export const closeSeasonPlanSchema = v.object(planId);
export type CloseSeasonPlan = Readonly<{ type: 'CloseSeasonPlan'; data: v.InferOutput<typeof closeSeasonPlanSchema> }>;

/** The commands about drafts of the next season. */
export type SeasonCommand =
  | PlanSeason
  | SaveSeasonSeries
  | RemoveSeasonSeries
  | AskSeasonHolders
  | AnswerSeasonOffer
  | SetSeasonAnswer
  | BookSeason
  | CloseSeasonPlan;
