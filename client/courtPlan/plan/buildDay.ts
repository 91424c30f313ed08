import { gridStart, priceOfBlock, slotMinutes, slotStarts } from '@platzwart/contracts/booking';
import { type Cents, type Court, type LocalDate, noCents } from '@platzwart/contracts/core';
import { closedAt } from './bookingWindow.ts';
import { type ColumnGrid, buildColumn } from './buildColumn.ts';
import type { Column, Day } from './cell.ts';
import { type ClubClock, minutesUntil } from './clubClock.ts';
import { type Slot, isSameDay, placeKey } from './slot.ts';
import type { PlanBooking, SportPlan } from './sportPlan.ts';

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** Returns the column of a court with these bookings; `build` computes it. */
export type ColumnOf = (court: Court, bookings: readonly PlanBooking[], build: () => Column) => Column;

type DayContent = Readonly<{ date: LocalDate; bookings: readonly PlanBooking[]; selection: readonly Slot[] }>;

/** Price of the slot that begins at a minute. */
const slotPrices = (plan: SportPlan, date: LocalDate): ReadonlyMap<number, Cents> => {
  const step = slotMinutes(plan.sport);
  const priceAt = (startMinute: number) =>
    priceOfBlock(plan, { date, startMinute, endMinute: startMinute + step }, plan.viewer).price;
  return new Map(slotStarts(plan.sport).map((startMinute) => [startMinute, priceAt(startMinute)]));
};

/**
 * The common part of a day's columns. The price of each slot, and why it is closed, is computed once for all courts.
 */
export const columnGrid = (
  plan: SportPlan,
  { date, selection }: Pick<DayContent, 'date' | 'selection'>,
  clock: ClubClock,
): ColumnGrid => {
  const prices = slotPrices(plan, date);
  const closed = new Map([...prices.keys()].map((minute) => [minute, closedAt(plan, clock, { date, minute })]));
  const opensMinute = gridStart(plan.sport);
  const step = slotMinutes(plan.sport);
  return {
    opensMinute,
    closesMinute: opensMinute + prices.size * step,
    slotMinutes: step,
    closedAt: (minute) => closed.get(minute) ?? null,
    priceAt: (minute) => prices.get(minute) ?? noCents,
    isOver: (minute) => minutesUntil(clock, { date, minute }) <= 0,
    selected: new Set(selection.filter((slot) => isSameDay(slot, { sport: plan.sport.sport, date })).map(placeKey)),
  };
};

/** A slot's length, or the greatest step that also matches every booking that begins or ends off the slots' grid. */
const rowMinutesFor = (
  bookings: readonly PlanBooking[],
  { opensMinute, closesMinute, slotMinutes: step }: ColumnGrid,
): number =>
  bookings
    .flatMap(({ startMinute, endMinute }) => [startMinute, endMinute])
    .filter((minute) => minute > opensMinute && minute < closesMinute)
    .reduce((rows, minute) => greatestCommonDivisor(rows, minute - opensMinute), step);

const byCourt = (bookings: readonly PlanBooking[]): ReadonlyMap<number, PlanBooking[]> => {
  const courts = new Map<number, PlanBooking[]>();
  for (const booking of bookings) {
    const others = courts.get(booking.court);
    if (others) others.push(booking);
    else courts.set(booking.court, [booking]);
  }
  return courts;
};

const none: readonly PlanBooking[] = [];

/** As `buildDay`, but calls `columnOf` for every column, which may return a cached one. */
export const buildDayOf = (
  plan: SportPlan,
  content: Omit<DayContent, 'selection'> & Readonly<{ columnOf: ColumnOf }>,
  grid: ColumnGrid,
): Day => {
  const day = { sport: plan.sport.sport, date: content.date };
  const bookings = content.bookings.filter((booking) => isSameDay(booking, day));
  const onCourt = byCourt(bookings);
  return {
    ...day,
    opensMinute: grid.opensMinute,
    closesMinute: grid.closesMinute,
    slotMinutes: slotMinutes(plan.sport),
    rowMinutes: rowMinutesFor(bookings, grid),
    columns: plan.sport.courts
      .filter(({ active }) => active)
      .map((court) => {
        const own = onCourt.get(court.number) ?? none;
        return content.columnOf(court, own, () => ({ court, cells: buildColumn(court.number, own, grid) }));
      }),
  };
};

/**
 * The court plan of one day for one viewer: what can be booked at which price, what cannot, and why not.
 * `bookings` and `selection` may hold other days and sports; only what belongs to `date` is shown.
 * Free cells are only those that some valid booking of at least 60 minutes can cover.
 */
export const buildDay = (plan: SportPlan, content: DayContent, clock: ClubClock): Day =>
  buildDayOf(plan, { ...content, columnOf: (_, __, build) => build() }, columnGrid(plan, content, clock));
