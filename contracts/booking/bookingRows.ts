import * as v from 'valibot';
import {
  type RowOf,
  bookingIdSchema,
  centsSchema,
  clubEventIdSchema,
  column,
  defineTable,
  localDateSchema,
  paymentMethods,
  personIdSchema,
} from '../core/index.ts';
import { bookingCategories } from '../core/bookingCategories.ts';
import { orderIdSchema, seriesIdSchema } from './bookingIds.ts';
import { skipReasons } from './bookingBlock.ts';
import { repetitions } from './recurrence.ts';

/** decisions.md B1: whether the court is taken, and what is still to be paid, are two questions. */
export const occupancies = ['BOOKED', 'CANCELED', 'DELETED'] as const;
export type Occupancy = (typeof occupancies)[number];
/** PAID: online before it was booked, or by hour cards. */
export const bookingPaymentStates = ['NONE', 'OPEN', 'PAID', 'REFUND_DUE', 'REFUNDED'] as const;
export type BookingPaymentState = (typeof bookingPaymentStates)[number];

/** One of the two is null. */
const playerRowSchema = v.object({ personId: v.nullable(personIdSchema), guestName: v.nullable(v.string()) });
export type PlayerRow = Readonly<v.InferOutput<typeof playerRowSchema>>;

/** Of the read model `bookings`. Minutes count from local midnight, 0 to 1440. */
export const bookingColumns = {
  bookingId: column.uuidOf(bookingIdSchema),
  orderId: column.uuidOf(orderIdSchema),
  /** Whether the club entered it, rather than its owner (decisions.md N22). */
  enteredByClub: column.boolean,
  personId: column.nullable(column.uuidOf(personIdSchema)),
  seriesId: column.nullable(column.uuidOf(seriesIdSchema)),
  eventId: column.nullable(column.uuidOf(clubEventIdSchema)),
  category: column.textOf(v.picklist(bookingCategories)),
  sport: column.text,
  court: column.integer,
  date: column.calendarDay,
  startMinute: column.integer,
  endMinute: column.integer,
  title: column.nullable(column.text),
  remark: column.nullable(column.text),
  /** To be paid, with `guestFee`. */
  price: column.integerOf(centsSchema),
  /** The part of `price` for players who are not of the club (decisions.md N24). */
  guestFee: column.integerOf(centsSchema),
  /** Who plays with the owner: people of the club, and guests by name. */
  players: column.jsonOf(v.array(playerRowSchema)),
  /** The club set another price than that of the list. */
  ownPrice: column.boolean,
  paymentMethod: column.nullable(column.textOf(v.picklist(paymentMethods))),
  paymentState: column.textOf(v.picklist(bookingPaymentStates)),
  /** HELD: offered to somebody who waits, or being paid online, and taken for all others (decisions.md N25, B22). */
  occupancy: column.textOf(v.picklist([...occupancies, 'HELD'])),
  /** A date of a series that was changed by itself, and no longer follows it (decisions.md N14). */
  changedAlone: column.boolean,
  /** Days and sports where it was before, as `placeKey`, each once, in order: a plan of such a day has to lose it. Null: none. */
  formerPlaces: column.nullable(column.jsonOf(v.array(v.string()))),
  /** Of the club's terms, accepted with the order or before (decisions.md N29a). */
  termsVersion: column.nullable(column.integer),
  /** How often it was changed since it was booked: who changes it says which state they saw (docs/adr/0048-changing-bookings.md). */
  revision: column.integer,
  bookedAt: column.instant,
  cancelledAt: column.nullable(column.instant),
  cancelReason: column.nullable(column.text),
  /** Position of the last event that changed this row: where a subscription resumes. */
  changedAt: column.logPosition,
};

/** `2026-06-16 TENNIS`: a day of a sport's plan. */
export const placeKey = ({ date, sport }: Readonly<{ date: string; sport: string }>): string => `${date} ${sport}`;

export type BookingRow = RowOf<typeof bookingColumns>;
export const bookingsTable = defineTable('bookings', 'bookingId', bookingColumns);

/** Also of the read model `bookings`: the rule of each series, and the dates that have no booking since it was planned. */
export const seriesColumns = {
  seriesId: column.uuidOf(seriesIdSchema),
  repetition: column.textOf(v.picklist(repetitions)),
  startdate: column.calendarDay,
  enddate: column.calendarDay,
  skipped: column.jsonOf(
    v.array(v.object({ date: localDateSchema, court: v.number(), reason: v.picklist(skipReasons) })),
  ),
  /** Position of the event that the plan is of. */
  changedAt: column.logPosition,
};
export type SeriesRow = RowOf<typeof seriesColumns>;
export const seriesTable = defineTable('series', 'seriesId', seriesColumns);
