import type { LocalDate } from '@platzwart/contracts/core';
import { type ColumnOf, buildDayOf, columnGrid } from './buildDay.ts';
import type { ColumnGrid } from './buildColumn.ts';
import { type Cell, type Column, type Day, isSameCell } from './cell.ts';
import type { ClubClock } from './clubClock.ts';
import type { Slot } from './slot.ts';
import type { PlanBooking, SportPlan } from './sportPlan.ts';

type SharedBooking = Omit<PlanBooking, 'own'>;
type Content = Readonly<{
  date: LocalDate;
  bookings: readonly SharedBooking[];
  /** The viewer's own bookings by their id. */
  own: ReadonlyMap<string, unknown>;
  selection: readonly Slot[];
}>;

/** Everything but the bookings that a day is made of; another one of these, and every column is another. */
type View = Readonly<{ plan: SportPlan; clock: ClubClock; selection: readonly Slot[] }>;
type Built = View & Readonly<{ grid: ColumnGrid; day: Day; columns: ReadonlyMap<number, BuiltColumn> }>;
type BuiltColumn = Readonly<{ column: Column; bookings: readonly PlanBooking[] }>;

export type DayBuilder = (plan: SportPlan, content: Content, clock: ClubClock) => Day;

const isSameView = (a: View, b: View): boolean =>
  a.plan === b.plan && a.clock === b.clock && a.selection === b.selection;

const isSameList = <Item>(a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Says of each booking whether it is the viewer's own; the same object as long as neither changes. */
const createOwnership = () => {
  const marked = new WeakMap<SharedBooking, PlanBooking>();
  return (booking: SharedBooking, own: boolean): PlanBooking => {
    const known = marked.get(booking);
    if (known?.own === own) return known;
    const fresh = { ...booking, own };
    marked.set(booking, fresh);
    return fresh;
  };
};

/** A column with the cells of before wherever they show the same; the column of before where all of them do. */
const withCellsOf = (column: Column, before: Column | undefined): Column => {
  if (!before) return column;
  const known = new Map<number, Cell>(before.cells.map((cell) => [cell.startMinute, cell]));
  const cells = column.cells.map((cell) => {
    const last = known.get(cell.startMinute);
    return last && isSameCell(last, cell) ? last : cell;
  });
  return column.court === before.court && isSameList(before.cells, cells) ? before : { ...column, cells };
};

const geometry = ['opensMinute', 'closesMinute', 'slotMinutes', 'rowMinutes'] as const;

/** The same day where nothing of it has changed, so that whoever compares sees it at once. */
const asBefore = (day: Day, before: Day | undefined): Day =>
  before && geometry.every((name) => before[name] === day[name]) && isSameList(before.columns, day.columns)
    ? before
    : day;

/**
 * `buildDay` with a memory: a live change works out the column of its own court anew, and whatever shows the same stays the
 * same object, also where the clock or the selection is another one. `bookings` that are the same objects count as unchanged.
 */
export const createDayBuilder = (): DayBuilder => {
  const built = new Map<string, Built>();
  const withOwner = createOwnership();
  return (plan, { date, bookings, own, selection }, clock) => {
    const key = `${plan.sport.sport} ${date}`;
    const view = { plan, clock, selection };
    const last = built.get(key);
    const isSeenAsBefore = last !== undefined && isSameView(last, view);
    const grid = isSeenAsBefore ? last.grid : columnGrid(plan, { date, selection }, clock);
    const columns = new Map<number, BuiltColumn>();
    const columnOf: ColumnOf = (court, ofCourt, build) => {
      const known = last?.columns.get(court.number);
      const entry =
        known && isSeenAsBefore && isSameList(known.bookings, ofCourt)
          ? known
          : { column: withCellsOf(build(), known?.column), bookings: ofCourt };
      columns.set(court.number, entry);
      return entry.column;
    };
    const owned = bookings.map((booking) => withOwner(booking, own.has(booking.id)));
    const day = asBefore(buildDayOf(plan, { date, bookings: owned, columnOf }, grid), last?.day);
    built.set(key, { ...view, grid, day, columns });
    return day;
  };
};
