import type { Cents, Court, LocalDate } from '@platzwart/contracts/core';
import type { Place } from './slot.ts';
import type { PlanBooking } from './sportPlan.ts';

/** Why a time without a booking cannot be booked (product.md §5, decisions.md P17, P22, P23). */
export const closedReasons = ['past', 'tooShort', 'tooSoon', 'tooFar', 'notAllowed'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** What a tap on a free cell selects, in minutes and cents: usually an hour, half an hour beside what is selected already. */
export type Offer = Readonly<{ minutes: number; price: Cents }>;

/** One cell of the plan. A booking is one cell, however long it is. */
export type Cell = Place &
  (
    | Readonly<{ state: 'free'; price: Cents; offer: Offer }>
    | Readonly<{ state: 'selected'; price: Cents }>
    | Readonly<{ state: 'booked'; booking: PlanBooking; past: boolean }>
    | Readonly<{ state: 'closed'; reason: ClosedReason }>
  );

export type OpenCell = Extract<Cell, { state: 'free' | 'selected' }>;

/** Free, or only in the viewer's own selection. */
export const isOpen = (cell: Cell): cell is OpenCell => cell.state === 'free' || cell.state === 'selected';

/** What a member can do something with: what can be booked, and the own bookings. */
export const isOpenOrOwn = (cell: Cell): boolean => isOpen(cell) || (cell.state === 'booked' && cell.booking.own);

const bookingFields = [
  'id',
  'category',
  'title',
  'own',
  'person',
  'sport',
  'date',
  'court',
  'startMinute',
  'endMinute',
] as const;

const isSameBooking = (a: PlanBooking, b: PlanBooking): boolean =>
  a === b || bookingFields.every((field) => a[field] === b[field]);

const isSameOffer = (a: OpenCell, b: OpenCell): boolean => {
  if (a.state !== 'free' || b.state !== 'free') return a.state === b.state;
  return a.offer.minutes === b.offer.minutes && a.offer.price === b.offer.price;
};

const isSameState = (a: Cell, b: Cell): boolean => {
  if (a.state === 'booked') return b.state === 'booked' && isSameBooking(a.booking, b.booking) && a.past === b.past;
  if (a.state === 'closed') return b.state === 'closed' && a.reason === b.reason;
  return isOpen(b) && a.price === b.price && isSameOffer(a, b);
};

/** Whether two cells of the same court show the same. */
export const isSameCell = (a: Cell, b: Cell): boolean =>
  a.startMinute === b.startMinute && a.endMinute === b.endMinute && isSameState(a, b);

/** The cells of one court, in order and without gaps from opening to closing. */
export type Column = Readonly<{ court: Court; cells: readonly Cell[] }>;

export type Day = Readonly<{
  sport: string;
  date: LocalDate;
  opensMinute: number;
  closesMinute: number;
  /** Length of a slot that can be booked, in minutes. */
  slotMinutes: 30 | 60;
  /** Height of a row in minutes; less than a slot where a booking begins or ends off the slots' grid. */
  rowMinutes: number;
  columns: readonly Column[];
}>;
