import type { LocalDate } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';
import { patternOf, wordCondition } from '../../core/wordSearch.ts';
import { shownState } from './shownState.ts';
import { type BookingFacts, bookingReader } from '../bookingFacts.ts';
import type { BookingFilter, BookingSort } from './bookingFilter.ts';

export type BookingsOnPage = Readonly<{ bookings: readonly BookingFacts[]; total: number }>;

export type BookingListReads = Readonly<{
  /** All bookings of a sport from a day on, cancelled ones too, by day and time. */
  since: (sport: string, fromDate: LocalDate) => Promise<readonly BookingFacts[]>;
  page: (filter: BookingFilter) => Promise<BookingsOnPage>;
}>;

const columns = bookingReader.selectList('booking');
const from = 'from bookings.bookings as booking left join people.people as person using (person_id)';
const inTime = ['booking.date', 'booking.start_minute', 'booking.court', 'booking.booking_id'];
const orders: Readonly<Record<BookingSort, readonly string[]>> = {
  DATE: inTime,
  COURT: ['booking.court', ...inTime],
  CATEGORY: ['booking.category', ...inTime],
  PERSON: ['coalesce(person.name_key, lower(booking.title))', ...inTime],
  PRICE: ['booking.price', ...inTime],
};

/** In one direction only: the bookings of a court stay in the order of time where the courts are reversed. */
const orderBy = ({ sort, descending }: BookingFilter): string => {
  const [first, ...rest] = orders[sort];
  return sort === 'DATE'
    ? orders.DATE.map((term) => (descending ? `${term} desc` : term)).join(', ')
    : [descending ? `${first} desc nulls last` : `${first} nulls last`, ...rest].join(', ');
};

/** Deleted entries are in no list (decisions.md B3). */
const isListed = `booking.occupancy not in ('DELETED', 'HELD')`;

const conditions = {
  sport: (parameter: string) => `booking.sport = ${parameter}`,
  state: (parameter: string) => `${shownState} = ${parameter}`,
  category: (parameter: string) => `booking.category = ${parameter}`,
  court: (parameter: string) => `booking.court = ${parameter}`,
  fromDate: (parameter: string) => `booking.date >= ${parameter}`,
  toDate: (parameter: string) => `booking.date <= ${parameter}`,
} as const;
const filters = ['sport', 'state', 'category', 'court', 'fromDate', 'toDate'] as const;

/** One SQL text for each set of filters, so that each has its own plan; values are passed as parameters. */
const filtersOf = (filter: BookingFilter): Readonly<{ where: string; values: readonly unknown[] }> => {
  const used = filters.filter((name) => filter[name] !== null);
  const values: unknown[] = used.map((name) => filter[name]);
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const all = [isListed, ...used.map((name, index) => conditions[name](`$${index + 1}`))];
  const ofPerson = wordCondition({ search: filter.search, column: 'person.search', bind });
  const pattern = patternOf(filter.search);
  if (ofPerson !== null && pattern !== null) all.push(`(${ofPerson} or booking.title ilike ${bind(pattern)})`);
  return { where: all.join(' and '), values };
};

const totalSchema = v.object({ total: v.number() });

/** The lists of all bookings of a sport, for the club's administration. */
export const bookingListReads = (database: Pick<Database, 'rows'>): BookingListReads => ({
  since: async (sport, fromDate) =>
    bookingReader.decode(
      await database.rows(
        `select ${columns} from bookings.bookings as booking
         where booking.sport = $1 and booking.date >= $2 and ${isListed} order by ${inTime.join(', ')}`,
        [sport, fromDate],
      ),
    ),
  page: async (filter) => {
    const { where, values } = filtersOf(filter);
    const paging = `limit $${values.length + 1} offset $${values.length + 2}`;
    const [rows, totals] = await Promise.all([
      database.rows(`select ${columns} ${from} where ${where} order by ${orderBy(filter)} ${paging}`, [
        ...values,
        filter.size,
        (filter.page - 1) * filter.size,
      ]),
      database.rows(`select count(*)::int as total ${from} where ${where}`, values),
    ]);
    return { bookings: bookingReader.decode(rows), total: decodeRows(totalSchema, totals)[0]?.total ?? 0 };
  },
});
