import { clubClockAt } from '@platzwart/contracts/club-time';
import { type SportArrangement, addDays, sportKeySchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Builder } from '../../core/builder.ts';
import type { GatewayContext } from '../../core/context.ts';
import { parseInput } from '../../core/parseInput.ts';
import { Refusal } from '../../core/refusal.ts';
import type { SharedTypes } from '../../core/sharedTypes.ts';
import type { BookingType } from '../bookingType.ts';
import { planRangeSchema } from '../planRange.ts';
import { bookingLimitsSchema, bookingSorts } from './bookingFilter.ts';
import type { BookingListReads, BookingsOnPage } from './bookingListReads.ts';
import type { CalendarDay, CalendarReads } from './calendarReads.ts';

export type CalendarServices = Readonly<{ bookingList: BookingListReads; calendar: CalendarReads }>;

type Types = SharedTypes & Readonly<{ booking: BookingType }>;

/** decisions.md N10. */
const daysBack = 31;
const rowsOfPage = 25;
const sportSchema = v.object({ sport: sportKeySchema });

type Limits = Readonly<{
  sport: unknown;
  search?: unknown;
  court?: unknown;
  fromDate?: unknown;
  toDate?: unknown;
  page?: unknown;
  size?: unknown;
}>;

/** The limits of a page as `bookingLimitsSchema` wants them. */
const completeLimits = ({ sport, search, court = null, fromDate = null, toDate = null, page, size }: Limits) => ({
  ...{ sport, search: search ?? '', court, fromDate, toDate },
  ...{ page: page ?? 1, size: size ?? rowsOfPage },
});

const addBookingPage = (builder: Builder, types: Types, { bookingList }: CalendarServices): void => {
  const sort = builder.enumType('BookingSort', { values: bookingSorts, description: '(+)' });
  const page = builder.objectRef<BookingsOnPage>('BookingPage').implement({
    description: '(+)',
    fields: (t) => ({
      bookings: t.expose('bookings', { type: [types.booking] }),
      total: t.exposeInt('total', { description: 'On all pages together.' }),
    }),
  });
  builder.queryField('bookingPage', (t) =>
    t.field({
      type: page,
      description:
        '(+) `search`: beginnings of the names, the e-mail or the number of the person, or a part of the title. A filter without a value: all.',
      args: {
        sport: t.arg.string({ required: true }),
        search: t.arg.string(),
        state: t.arg({ type: types.bookingState }),
        category: t.arg({ type: types.bookingCategory }),
        court: t.arg.int(),
        fromDate: t.arg({ type: 'Date' }),
        toDate: t.arg({ type: 'Date' }),
        sort: t.arg({ type: sort, description: 'By date and time by default.' }),
        descending: t.arg.boolean(),
        page: t.arg.int({ description: 'From 1.' }),
        size: t.arg.int({ description: 'At most 100.' }),
      },
      resolve: (_, { state = null, category = null, sort: by, descending, ...limits }) =>
        bookingList.page({
          ...parseInput(bookingLimitsSchema, completeLimits(limits)),
          ...{ sort: by ?? 'DATE', descending: descending ?? false },
          ...{ state, category },
        }),
    }),
  );
};

const arrangementOf = async (sport: string, context: GatewayContext): Promise<SportArrangement> => {
  const { sports } = await context.club();
  const found = sports.find((known) => known.sport === sport);
  if (!found) throw new Refusal('ERR_INVALID_INPUT', ['sport']);
  return found;
};

const addCalendar = (builder: Builder, types: Types, { calendar }: CalendarServices): void => {
  const total = builder.objectRef<CalendarDay['bookings'][number]>('CalendarCount').implement({
    description: '(+)',
    fields: (t) => ({
      category: t.expose('category', { type: types.bookingCategory }),
      count: t.exposeInt('count'),
    }),
  });
  const day = builder.objectRef<CalendarDay>('CalendarDay').implement({
    description: '(+) One day of a sport as the month shows it.',
    fields: (t) => ({
      date: t.expose('date', { type: 'Date' }),
      bookings: t.expose('bookings', {
        type: [total],
        description: 'By category; those without a booking are left out.',
      }),
      freeMinutes: t.exposeInt('freeMinutes', {
        description: 'Free time within the opening hours, all courts together.',
      }),
    }),
  });
  builder.queryField('bookingCalendar', (t) =>
    t.field({
      type: [day],
      description:
        '(+) Every day of the period, both ends included, at most 62 days. ERR_INVALID_INPUT for an unknown sport.',
      args: {
        sport: t.arg.string({ required: true }),
        fromDate: t.arg({ type: 'Date', required: true }),
        toDate: t.arg({ type: 'Date', required: true }),
      },
      resolve: async (_, args, context) => {
        const range = parseInput(planRangeSchema, args);
        return calendar.days(range, await arrangementOf(range.sport, context));
      },
    }),
  );
};

/** What the club's administration reads of a sport: its bookings as a list, and its days as a calendar. */
export const addCalendarQueries = (builder: Builder, types: Types, services: CalendarServices): void => {
  addBookingPage(builder, types, services);
  addCalendar(builder, types, services);
  builder.queryField('bookings', (t) =>
    t.field({
      type: [types.booking],
      description: 'All bookings of a sport from 31 days ago on, cancelled ones too.',
      args: { sport: t.arg.string({ required: true }) },
      resolve: (_, args, { now }) => {
        const { sport } = parseInput(sportSchema, args);
        return services.bookingList.since(sport, addDays(clubClockAt(now).date, -daysBack));
      },
    }),
  );
};
