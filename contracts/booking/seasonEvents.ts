import * as v from 'valibot';
import { type EventOf, codeIdSchema, defineEvent, localDateSchema, personIdSchema } from '../core/index.ts';
import { seasonPlanIdSchema, seriesIdSchema } from './bookingIds.ts';
import { givenAnswers, offered, periodSchema, seasonConflicts } from './seasonSeries.ts';

const plan = { planId: seasonPlanIdSchema };
const series = { ...plan, seriesId: seriesIdSchema, personId: v.nullable(personIdSchema) };
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The series of last season are the draft of the next one; it occupies no court. */
export const seasonPlanned = defineEvent(
  'SeasonPlanned',
  v.object({
    ...plan,
    sport: v.pipe(v.string(), v.nonEmpty()),
    source: periodSchema,
    period: periodSchema,
    /** `seriesId`: that of the series that is booked later. `sourceId`: that of last season's. */
    series: v.array(v.object({ ...offered, seriesId: seriesIdSchema, sourceId: seriesIdSchema })),
  }),
);
export type SeasonPlanned = EventOf<typeof seasonPlanned>;

/** The club adds a series to the draft, or says what is different about one; an answer that was given before is void. */
export const seasonSeriesSaved = defineEvent(
  'SeasonSeriesSaved',
  v.object({ ...series, ...offered, isNew: v.boolean() }),
);
export type SeasonSeriesSaved = EventOf<typeof seasonSeriesSaved>;

export const seasonSeriesRemoved = defineEvent('SeasonSeriesRemoved', v.object(series));
export type SeasonSeriesRemoved = EventOf<typeof seasonSeriesRemoved>;

/**
 * A holder is asked about all of their series, by an e-mail with a secret link (docs/adr/0041-season-take-over.md). Links of earlier
 * questions end, those of a reminder do not.
 */
export const seasonHolderAsked = defineEvent(
  'SeasonHolderAsked',
  v.object({
    ...plan,
    personId: personIdSchema,
    /** The token of the link, in the vault until its e-mail has been sent. */
    codeId: codeIdSchema,
    /** SHA-256 of the token, in hex. */
    tokenHash: v.string(),
    /** Today, and the last day for answers. */
    askedOn: localDateSchema,
    answerUntil: localDateSchema,
    isReminder: v.boolean(),
    sport: v.string(),
    /** What the e-mail lists. */
    series: v.array(v.object({ ...offered, seriesId: seriesIdSchema })),
  }),
);
export type SeasonHolderAsked = EventOf<typeof seasonHolderAsked>;

/** An answer of the holder, by the secret link or by the club for them. */
export const seasonOfferAnswered = defineEvent(
  'SeasonOfferAnswered',
  v.object({
    ...series,
    answer: v.picklist(givenAnswers),
    /** Which other time the holder would like, sealed with their key. */
    sealedOtherTime: v.nullable(v.string()),
    byClub: v.boolean(),
  }),
);
export type SeasonOfferAnswered = EventOf<typeof seasonOfferAnswered>;

/** The club books what was accepted; each series follows with an event of its own. */
export const seasonBookingStarted = defineEvent(
  'SeasonBookingStarted',
  v.object({
    ...plan,
    seriesIds: v.array(seriesIdSchema),
    onConflict: v.picklist(seasonConflicts),
    /** The ADMIN in whose name the courts are booked. */
    startedBy: personIdSchema,
  }),
);
export type SeasonBookingStarted = EventOf<typeof seasonBookingStarted>;

/** The series is in the ledger, under the same id; how many of its dates are booked and left out. */
export const seasonSeriesBooked = defineEvent(
  'SeasonSeriesBooked',
  v.object({ ...series, booked: count, skipped: count }),
);
export type SeasonSeriesBooked = EventOf<typeof seasonSeriesBooked>;

/** The ledger refused the series, with this code; it can be booked again later. */
export const seasonSeriesRefused = defineEvent('SeasonSeriesRefused', v.object({ ...series, code: v.string() }));
export type SeasonSeriesRefused = EventOf<typeof seasonSeriesRefused>;

/** Nothing of the draft can be changed or answered any more. */
export const seasonPlanClosed = defineEvent('SeasonPlanClosed', v.object(plan));
export type SeasonPlanClosed = EventOf<typeof seasonPlanClosed>;

/** Of the stream `seasonPlan`. */
export const seasonEvents = [
  seasonPlanned,
  seasonSeriesSaved,
  seasonSeriesRemoved,
  seasonHolderAsked,
  seasonOfferAnswered,
  seasonBookingStarted,
  seasonSeriesBooked,
  seasonSeriesRefused,
  seasonPlanClosed,
] as const;
export type SeasonEvent = EventOf<(typeof seasonEvents)[number]>;
export const seasonEventTypes = seasonEvents.map(({ type }) => type);
