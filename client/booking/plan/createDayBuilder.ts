import type { LocalDate } from '@platzwart/contracts/core';
import { buildDayOf } from './buildDay.ts';
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
type Built = View & Readonly<{ day: Day; columns: ReadonlyMap<number, BuiltColumn> }>;
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

/** A column with the cells of before wherever they show the same. */
const withCellsOf = (column: Column, before: Column | undefined): Column => {
  if (!before) return column;
  const known = new Map<number, Cell>(before.cells.map((cell) => [cell.startMinute, cell]));
  const cells = column.cells.map((cell) => {
    const last = known.get(cell.startMinute);
    return last && isSameCell(last, cell) ? last : cell;
  });
  return { ...column, cells };
};

/** The same day where nothing of it has changed, so that whoever compares sees it at once. */
const asBefore = (day: Day, before: Day | undefined): Day =>
  before && before.rowMinutes === day.rowMinutes && isSameList(before.columns, day.columns) ? before : day;

/**
 * `buildDay` with a memory: a live change works out the column of its own court anew, all others stay the same objects,
 * however large the plan is. Remembers the last state of every day and sport.
 */
export const createDayBuilder = (): DayBuilder => {
  const built = new Map<string, Built>();
  const withOwner = createOwnership();
  return (plan, { date, bookings, own, selection }, clock) => {
    const key = `${plan.sport.sport} ${date}`;
    const view = { plan, clock, selection };
    const last = built.get(key);
    const before = last && isSameView(last, view) ? last : undefined;
    const columns = new Map<number, BuiltColumn>();
    const day = buildDayOf(
      plan,
      {
        date,
        bookings: bookings.map((booking) => withOwner(booking, own.has(booking.id))),
        selection,
        columnOf: (court, ofCourt, build) => {
          const known = before?.columns.get(court.number);
          const entry =
            known && isSameList(known.bookings, ofCourt)
              ? known
              : { column: withCellsOf(build(), known?.column), bookings: ofCourt };
          columns.set(court.number, entry);
          return entry.column;
        },
      },
      clock,
    );
    const result = asBefore(day, before?.day);
    built.set(key, { ...view, day: result, columns });
    return result;
  };
};
