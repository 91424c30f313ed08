import * as v from 'valibot';
import {
  type RowOf,
  bookingCategories,
  bookingIdSchema,
  centsSchema,
  column,
  defineTable,
  waitingEntryIdSchema,
} from '../core/index.ts';

/** Of the read model `figures`: a booking in numbers, without anything about people. Minutes count from local midnight, 0 to 1440. */
const bookingFigureColumns = {
  bookingId: column.uuidOf(bookingIdSchema),
  inSeries: column.boolean,
  category: column.textOf(v.picklist(bookingCategories)),
  sport: column.text,
  court: column.integer,
  date: column.calendarDay,
  startMinute: column.integer,
  endMinute: column.integer,
  occupancy: column.wordOf(['BOOKED', 'CANCELED', 'DELETED']),
  /** The club took the court for itself (decisions.md B14). */
  displaced: column.boolean,
  /** Its owner cancelled it, not the club. */
  byOwner: column.boolean,
  /** By the price list, without discount and guests' fee. */
  listPrice: column.integerOf(centsSchema),
  /** Percent, off the list price. */
  discount: column.integer,
  guestFee: column.integerOf(centsSchema),
  /** To be paid, with the guests' fee; of a cancelled booking what is still due. */
  price: column.integerOf(centsSchema),
  bookedAt: column.instant,
  cancelledAt: column.nullable(column.instant),
  /** Position and time of the event that made it so. */
  since: column.logPosition,
  sinceTime: column.instant,
};
export type BookingFigure = RowOf<typeof bookingFigureColumns>;

/** As they are. */
export const bookingFiguresTable = defineTable('bookings', 'bookingId', bookingFigureColumns);

/** As they were before the event at `until`: with them the figures of any earlier position can be counted again. */
export const formerFiguresTable = defineTable('former_bookings', 'until', {
  ...bookingFigureColumns,
  until: column.logPosition,
});
export type FormerFigure = RowOf<typeof formerFiguresTable.columns>;

/** What became of somebody who waited for a court: `ending` is the reason of `WaitingListLeft`, null while they wait. */
export const waitingFiguresTable = defineTable('waiting', 'entryId', {
  entryId: column.uuidOf(waitingEntryIdSchema),
  sport: column.text,
  date: column.calendarDay,
  fromMinute: column.integer,
  joinedAt: column.logPosition,
  endedAt: column.nullable(column.logPosition),
  ending: column.nullable(column.text),
});
export type WaitingFigure = RowOf<typeof waitingFiguresTable.columns>;

/** The hours and courts of a sport from the event at `since` on; no courts: it is offered no longer. */
export const openHoursTable = defineTable('open_hours', 'since', {
  since: column.logPosition,
  sinceTime: column.instant,
  sport: column.text,
  courts: column.integer,
  opensMinute: column.integer,
  closesMinute: column.integer,
});
export type OpenHours = RowOf<typeof openHoursTable.columns>;

/** Attempts to book that were refused, by the hour in which play was to begin; counted by the event at `since`. */
export const refusedFiguresTable = defineTable('refused', 'refusedId', {
  /** Position and place within the event. */
  refusedId: column.orderedText,
  since: column.logPosition,
  sport: column.text,
  date: column.calendarDay,
  hour: column.integer,
  reason: column.text,
  attempts: column.integer,
});
export type RefusedFigure = RowOf<typeof refusedFiguresTable.columns>;
