import { bookingCategories } from '@platzwart/contracts/booking';
import { refusedReasons } from '@platzwart/contracts/club';
import { noCents } from '@platzwart/contracts/core';
import type { Builder } from '../../../core/builder.ts';
import { type PolicyTable, allOf, forAdmins } from '../../../core/policy.ts';
import type { SharedTypes } from '../../../core/sharedTypes.ts';
import {
  type OccupancyCell,
  type Report,
  type ReportReads,
  type ReportRows,
  type SportOccupancy,
  leadBands,
  noticeBands,
  waitingOutcomes,
} from './reportReads.ts';

export const reportPolicies: PolicyTable = {
  FiguresReport: allOf(
    [
      ...['position', 'asOf', 'occupancy', 'categories', 'leadTimes', 'bookings', 'cancellations', 'revenue'],
      ...['waiting', 'refused', 'money'],
    ],
    forAdmins,
  ),
  SportOccupancy: allOf(['sport', 'cells'], forAdmins),
  OccupancyCell: allOf(['weekday', 'hour', 'bookable', 'booked'], forAdmins),
  CategoryMinutes: allOf(['category', 'bookings', 'minutes'], forAdmins),
  LeadTimeFigure: allOf(['band', 'bookings'], forAdmins),
  CancellationFigure: allOf(['band', 'bookings', 'displaced', 'minutes', 'bookedAgain'], forAdmins),
  RevenueFigure: allOf(['date', 'list', 'price'], forAdmins),
  MoneyFigure: allOf(['date', 'billed', 'received'], forAdmins),
  WaitingFigure: allOf(['outcome', 'entries'], forAdmins),
  RefusedFigure: allOf(['sport', 'weekday', 'hour', 'reason', 'attempts'], forAdmins),
  Query: { figuresReport: forAdmins },
};

const addOccupancy = (builder: Builder) => {
  const cell = builder.objectRef<OccupancyCell>('OccupancyCell').implement({
    description: '(+) An hour of the week, over all days of the period and all courts of a sport. In minutes.',
    fields: (t) => ({
      weekday: t.exposeInt('weekday', { description: 'ISO: 1 Monday to 7 Sunday.' }),
      hour: t.exposeInt('hour', { description: '0 to 23.' }),
      bookable: t.exposeInt('bookable', { description: 'Open, and not blocked by the club.' }),
      booked: t.exposeInt('booked'),
    }),
  });
  return builder.objectRef<SportOccupancy>('SportOccupancy').implement({
    description: '(+)',
    fields: (t) => ({
      sport: t.exposeString('sport'),
      cells: t.field({ type: [cell], resolve: ({ cells }) => [...cells] }),
    }),
  });
};

/** Every band, also where it has no booking. */
const complete = <Name extends string, Row>(
  names: readonly Name[],
  rows: readonly Row[],
  { nameOf, none }: Readonly<{ nameOf: (row: Row) => Name; none: (name: Name) => Row }>,
): Row[] => names.map((name) => rows.find((row) => nameOf(row) === name) ?? none(name));

const addFigures = (builder: Builder, { bookingCategory }: SharedTypes) => ({
  categories: builder.objectRef<ReportRows['categories'][number]>('CategoryMinutes').implement({
    description: '(+)',
    fields: (t) => ({
      category: t.expose('category', { type: bookingCategory }),
      bookings: t.exposeInt('bookings'),
      minutes: t.exposeInt('minutes'),
    }),
  }),
  leadTime: builder.objectRef<ReportRows['leadTimes'][number]>('LeadTimeFigure').implement({
    description: '(+) Single bookings by the time between booking and start.',
    fields: (t) => ({
      band: t.expose('band', { type: builder.enumType('LeadTimeBand', { values: leadBands, description: '(+)' }) }),
      bookings: t.exposeInt('bookings'),
    }),
  }),
  cancellation: builder.objectRef<ReportRows['cancellations'][number]>('CancellationFigure').implement({
    description: '(+) Cancelled bookings of people, by the time between cancellation and start.',
    fields: (t) => ({
      band: t.expose('band', { type: builder.enumType('NoticeBand', { values: noticeBands, description: '(+)' }) }),
      bookings: t.exposeInt('bookings'),
      displaced: t.exposeInt('displaced', { description: 'Those of them whose court the club took.' }),
      minutes: t.exposeInt('minutes'),
      bookedAgain: t.exposeInt('bookedAgain', { description: 'Minutes of them that were booked again afterwards.' }),
    }),
  }),
  revenue: builder.objectRef<ReportRows['revenue'][number]>('RevenueFigure').implement({
    description: '(+) By day of play.',
    fields: (t) => ({
      date: t.expose('date', { type: 'Date' }),
      list: t.field({ type: 'Cents', description: 'By the price list.', resolve: ({ list }) => list ?? noCents }),
      price: t.field({
        type: 'Cents',
        description: 'To be paid, also for cancelled bookings that are still due.',
        resolve: ({ price }) => price ?? noCents,
      }),
    }),
  }),
  money: builder.objectRef<ReportRows['money'][number]>('MoneyFigure').implement({
    description:
      '(+) Of a day with money, in whole cents, which may need more than 32 bits; negative where more went back than came in.',
    fields: (t) => ({
      date: t.expose('date', { type: 'Date' }),
      billed: t.exposeFloat('billed', {
        description: 'Demanded by invoices of that day, less what was cancelled on it.',
      }),
      received: t.exposeFloat('received', {
        description: 'Came in on that day by invoice, at the club or online, less what went back.',
      }),
    }),
  }),
  waiting: builder.objectRef<ReportRows['waiting'][number]>('WaitingFigure').implement({
    description: '(+) People who waited for a court, by what became of them.',
    fields: (t) => ({
      outcome: t.expose('outcome', {
        type: builder.enumType('WaitingOutcome', { values: waitingOutcomes, description: '(+)' }),
      }),
      entries: t.exposeInt('entries'),
    }),
  }),
  refused: builder.objectRef<ReportRows['refused'][number]>('RefusedFigure').implement({
    description: '(+) Attempts to book that were refused, by the hour of the week in which play was to begin.',
    fields: (t) => ({
      sport: t.exposeString('sport'),
      weekday: t.exposeInt('weekday', { description: 'ISO: 1 Monday to 7 Sunday.' }),
      hour: t.exposeInt('hour', { description: '0 to 23.' }),
      reason: t.expose('reason', {
        type: builder.enumType('RefusedReason', { values: refusedReasons, description: '(+)' }),
      }),
      attempts: t.exposeInt('attempts', {
        description: 'What one person tried several times within an hour counts once.',
      }),
    }),
  }),
});

/** `figuresReport`: what the club's courts and bookings of a period look like, as of a position of the log. */
export const addReport = (builder: Builder, shared: SharedTypes, reads: ReportReads): void => {
  const occupancy = addOccupancy(builder);
  const types = addFigures(builder, shared);
  const report = builder.objectRef<Report>('FiguresReport').implement({
    description: '(+) Counted up to a position of the log: asked for the same position again it has the same numbers.',
    fields: (t) => ({
      position: t.exposeString('position'),
      asOf: t.expose('asOf', {
        type: 'DateTime',
        nullable: true,
        description: 'Time of the last event of a booking that it counts.',
      }),
      occupancy: t.field({ type: [occupancy], resolve: ({ sports }) => [...sports] }),
      bookings: t.exposeInt('held', { description: "People's bookings that are not cancelled." }),
      categories: t.field({
        type: [types.categories],
        resolve: ({ categories }) =>
          complete(bookingCategories, categories, {
            nameOf: ({ category }) => category,
            none: (category) => ({ category, bookings: 0, minutes: 0 }),
          }),
      }),
      leadTimes: t.field({
        type: [types.leadTime],
        resolve: ({ leadTimes }) =>
          complete(leadBands, leadTimes, { nameOf: ({ band }) => band, none: (band) => ({ band, bookings: 0 }) }),
      }),
      cancellations: t.field({
        type: [types.cancellation],
        resolve: ({ cancellations }) =>
          complete(noticeBands, cancellations, {
            nameOf: ({ band }) => band,
            none: (band) => ({ band, bookings: 0, displaced: 0, minutes: 0, bookedAgain: 0 }),
          }),
      }),
      revenue: t.field({ type: [types.revenue], resolve: ({ revenue }) => revenue }),
      money: t.field({ type: [types.money], resolve: ({ money }) => money }),
      waiting: t.field({
        type: [types.waiting],
        resolve: ({ waiting }) =>
          complete(waitingOutcomes, waiting, {
            nameOf: ({ outcome }) => outcome,
            none: (outcome) => ({ outcome, entries: 0 }),
          }),
      }),
      refused: t.field({ type: [types.refused], resolve: ({ refused }) => refused }),
    }),
  });
  builder.queryField('figuresReport', (t) =>
    t.field({
      type: report,
      description: '(+) At most 1100 days. ERR_INVALID_INPUT for a position that the log has not reached.',
      args: {
        from: t.arg({ type: 'Date', required: true }),
        to: t.arg({ type: 'Date', required: true }),
        position: t.arg.string({ description: 'Missing: the newest.' }),
      },
      resolve: (_, { from, to, position }) => reads.report({ from, to, position: position ?? null }),
    }),
  );
};
