import { seasonAnswers, seasonConflicts } from '@platzwart/contracts/booking';
import { clubClockAt } from '@platzwart/contracts/club-time';
import { type SportArrangement, timeOfMinute } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import type { Builder } from '../../core/builder.ts';
import { repetitionType } from '../../core/repetitionType.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import type { BookingFacts } from '../bookingFacts.ts';
import type { PlanWithSeries, SeriesOfPlan } from './seasonPlanOf.ts';
import type { PlanFacts } from './seasonReads.ts';

/** What is in the way of a series: a booking, or another series of a draft. */
type InWay = Readonly<{
  place: Pick<BookingFacts, 'date' | 'court' | 'startMinute' | 'endMinute' | 'category' | 'title'>;
  isDraft: boolean;
}>;

/** What somebody is offered, as the page of a secret link shows it. */
export type SeasonOffer = Readonly<{ plan: PlanFacts; person: PersonRow; series: readonly SeriesOfPlan[] }>;

const start = ({ startMinute }: Readonly<{ startMinute: number }>) => timeOfMinute(startMinute);
const end = ({ endMinute }: Readonly<{ endMinute: number }>) => timeOfMinute(endMinute);

const addEnums = (builder: Builder) => ({
  answer: builder.enumType('SeasonAnswer', {
    values: seasonAnswers,
    description: '(+) OTHER_TIME: the holder would like to play at another time.',
  }),
  seasonConflict: builder.enumType('SeasonOnConflict', {
    values: seasonConflicts,
    description: '(+) SKIP: dates whose court is taken are left out. ABORT: a series with such a date is not booked.',
  }),
});

const nameOfCourt = (
  { sports }: Readonly<{ sports: readonly SportArrangement[] }>,
  place: Readonly<{ sport: string; court: number }>,
): string => {
  const courts = sports.find(({ sport }) => sport === place.sport)?.courts ?? [];
  return courts.find(({ number }) => number === place.court)?.name ?? String(place.court);
};

const addInWay = (builder: Builder, { bookingCategory }: SharedTypes) =>
  builder.objectRef<InWay>('SeasonConflict').implement({
    description: '(+) A booking, or another series of a draft, that is in the way of a series.',
    fields: (t) => ({
      date: t.field({ type: 'Date', resolve: ({ place }) => place.date }),
      start: t.field({ type: 'Time', resolve: ({ place }) => start(place) }),
      end: t.field({ type: 'Time', resolve: ({ place }) => end(place) }),
      court: t.int({ resolve: ({ place }) => place.court }),
      category: t.field({ type: bookingCategory, resolve: ({ place }) => place.category }),
      title: t.string({ nullable: true, resolve: ({ place }) => place.title }),
      isDraft: t.exposeBoolean('isDraft', { description: 'It is a series of a draft, not a booking.' }),
    }),
  });

const inWayOf = ({ outlook }: SeriesOfPlan): readonly InWay[] => [
  ...(outlook?.conflicts ?? []).map((place) => ({ place, isDraft: false })),
  ...(outlook?.rivals ?? []).map(({ series, date }) => ({ place: { ...series, date }, isDraft: true })),
];

const addSeries = (builder: Builder, shared: SharedTypes, { answer }: ReturnType<typeof addEnums>) => {
  const conflict = addInWay(builder, shared);
  return builder.objectRef<SeriesOfPlan>('SeasonSeries').implement({
    description: '(+) One series of a draft, on one court.',
    fields: (t) => ({
      _id: t.id({ resolve: ({ facts }) => facts.seriesId }),
      category: t.field({ type: shared.bookingCategory, resolve: ({ facts }) => facts.category }),
      title: t.string({ nullable: true, resolve: ({ facts }) => facts.title }),
      court: t.int({ resolve: ({ facts }) => facts.court }),
      courtName: t.string({
        description: 'What the club calls the court.',
        resolve: async ({ facts, sport }, _, context) =>
          nameOfCourt(await context.club(), { sport, court: facts.court }),
      }),
      start: t.field({ type: 'Time', resolve: ({ facts }) => start(facts) }),
      end: t.field({ type: 'Time', resolve: ({ facts }) => end(facts) }),
      repetition: t.field({ type: repetitionType(builder), resolve: ({ facts }) => facts.repetition }),
      startdate: t.field({ type: 'Date', resolve: ({ facts }) => facts.startdate }),
      enddate: t.field({ type: 'Date', resolve: ({ facts }) => facts.enddate }),
      answer: t.field({ type: answer, resolve: ({ facts }) => facts.answer }),
      otherTime: t.string({
        nullable: true,
        description: "In the holder's words, with OTHER_TIME.",
        resolve: ({ facts }) => facts.otherTime,
      }),
      price: t.field({
        type: 'Cents',
        nullable: true,
        description: 'Of all dates whose court is free, under the prices of today; null once it is booked.',
        resolve: ({ outlook }) => outlook?.price ?? null,
      }),
      occurrences: t.int({
        nullable: true,
        description: 'Its dates; null once it is booked.',
        resolve: ({ outlook }) => outlook?.occurrences ?? null,
      }),
      user: t.field({ type: shared.bookingUser, nullable: true, resolve: ({ person }) => person }),
      answered_at: t.field({ type: 'DateTime', nullable: true, resolve: ({ facts }) => facts.answeredOn }),
      answeredByClub: t.boolean({ resolve: ({ facts }) => facts.answeredByClub }),
      asked_at: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the holder was asked about it as it is.',
        resolve: ({ facts }) => facts.askedOn,
      }),
      isInBooking: t.boolean({ description: 'It is about to be booked.', resolve: ({ facts }) => facts.isInBooking }),
      booked: t.int({
        nullable: true,
        description: 'Dates that were booked; null before.',
        resolve: ({ facts }) => facts.booked,
      }),
      skipped: t.int({
        nullable: true,
        description: 'Dates that were left out, because their court was taken.',
        resolve: ({ facts }) => facts.skipped,
      }),
      refusedWith: t.string({
        nullable: true,
        description: 'The code with which booking it was refused.',
        resolve: ({ facts }) => facts.refusedWith,
      }),
      problem: t.string({
        nullable: true,
        description: 'The code with which it would be refused whatever is booked.',
        resolve: ({ outlook }) => outlook?.problem ?? null,
      }),
      conflicts: t.field({ type: [conflict], description: 'What is in its way now.', resolve: inWayOf }),
    }),
  });
};

export const addSeasonTypes = (builder: Builder, shared: SharedTypes) => {
  const enums = addEnums(builder);
  const series = addSeries(builder, shared, enums);
  const plan = builder.objectRef<PlanWithSeries>('SeasonPlan').implement({
    description: '(+) A draft of the next season: it occupies no court until it is booked.',
    fields: (t) => ({
      _id: t.id({ resolve: ({ plan: { planId } }) => planId }),
      sport: t.string({ resolve: ({ plan: { sport } }) => sport }),
      from: t.field({ type: 'Date', resolve: ({ plan: { periodFrom } }) => periodFrom }),
      to: t.field({ type: 'Date', resolve: ({ plan: { periodTo } }) => periodTo }),
      sourceFrom: t.field({ type: 'Date', resolve: ({ plan: { sourceFrom } }) => sourceFrom }),
      sourceTo: t.field({ type: 'Date', resolve: ({ plan: { sourceTo } }) => sourceTo }),
      answerUntil: t.field({
        type: 'Date',
        nullable: true,
        description: 'The last day for answers; null before anybody was asked.',
        resolve: ({ plan: { answerUntil } }) => answerUntil,
      }),
      isOpen: t.boolean({ resolve: ({ plan: { isOpen } }) => isOpen }),
      series: t.expose('series', { type: [series], description: 'By weekday, time and court.' }),
    }),
  });
  const offer = builder.objectRef<SeasonOffer>('SeasonOffer').implement({
    description: '(+) What somebody is offered, for whoever has the secret link.',
    fields: (t) => ({
      firstName: t.string({ resolve: ({ person }) => person.firstName }),
      sport: t.string({ resolve: ({ plan: { sport } }) => sport }),
      answerUntil: t.field({
        type: 'Date',
        nullable: true,
        resolve: ({ plan: { answerUntil } }) => answerUntil,
      }),
      isOver: t.boolean({
        description: 'The last day for answers is over.',
        resolve: ({ plan: { answerUntil } }, _, { now }) => answerUntil === null || clubClockAt(now).date > answerUntil,
      }),
      series: t.expose('series', { type: [series] }),
    }),
  });
  return { ...enums, plan, offer };
};
export type SeasonTypes = ReturnType<typeof addSeasonTypes>;
