import type { LocalDate } from '@platzwart/contracts/core';
import { type ColumnOf, buildDayOf, columnGrid } from './buildDay.ts';
import type { ColumnGrid } from './buildColumn.ts';
import { type Cell, type Column, type Day, isSameCell } from './cell.ts';
import type { ClubClock } from './clubClock.ts';
import type { Slot } from './slot.ts';
import type { PlanBooking, SportPlan } from './sportPlan.ts';

type SharedBooking = Omit<PlanBooking, 'own' | 'person'>;
/** Of what is the viewer's own; `child`: whose it is, where the viewer is the guardian (decisions.md N5); `title`: instead of its own. */
export type OwnMark = Readonly<{ child: string | null; title: string | null }>;
type Content = Readonly<{
  date: LocalDate;
  bookings: readonly SharedBooking[];
  own: ReadonlyMap<string, OwnMark>;
  /** Whose bookings are, by their id; none where the viewer may not see it. */
  people: ReadonlyMap<string, string>;
  selection: readonly Slot[];
}>;

/** The parameters of a day besides its bookings: if one of them changes, every column is built again. */
type View = Readonly<{ plan: SportPlan; clock: ClubClock; selection: readonly Slot[] }>;
type BuiltDay = View & Readonly<{ grid: ColumnGrid; day: Day; columns: ReadonlyMap<number, BuiltColumn> }>;
type BuiltColumn = Readonly<{ column: Column; bookings: readonly PlanBooking[] }>;

export type DayBuilder = (plan: SportPlan, content: Content, clock: ClubClock) => Day;

const isSameView = (a: View, b: View): boolean =>
  a.plan === b.plan && a.clock === b.clock && a.selection === b.selection;

const isSameList = <Item>(a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Returns a function that adds to a booking whether it is the viewer's own, and whose; the same object as long as no input changes. */
const createOwnership = () => {
  const marked = new WeakMap<SharedBooking, PlanBooking>();
  return (booking: SharedBooking, mine: OwnMark | undefined, named: string | null): PlanBooking => {
    const own = mine !== undefined;
    const person = mine ? mine.child : named;
    const title = mine?.title ?? booking.title;
    const previous = marked.get(booking);
    if (previous?.own === own && previous.person === person && previous.title === title) return previous;
    const fresh = { ...booking, own, person, title };
    marked.set(booking, fresh);
    return fresh;
  };
};

/** A column that reuses the previous cells where they show the same; the previous column where all of them do. */
const withCellsOf = (column: Column, before: Column | undefined): Column => {
  if (!before) return column;
  const previous = new Map<number, Cell>(before.cells.map((cell) => [cell.startMinute, cell]));
  const cells = column.cells.map((cell) => {
    const last = previous.get(cell.startMinute);
    return last && isSameCell(last, cell) ? last : cell;
  });
  return column.court === before.court && isSameList(before.cells, cells) ? before : { ...column, cells };
};

const geometry = ['opensMinute', 'closesMinute', 'slotMinutes', 'rowMinutes'] as const;

/** The previous day where nothing has changed, so that comparing by identity is enough. */
const reuseDay = (day: Day, before: Day | undefined): Day =>
  before && geometry.every((name) => before[name] === day[name]) && isSameList(before.columns, day.columns)
    ? before
    : day;

/**
 * `buildDay` that reuses its last result: a live change builds only the column of its own court, and whatever shows the
 * same stays the same object, also after a change of the clock or the selection. `bookings` that are the same objects
 * count as unchanged.
 */
export const createDayBuilder = (): DayBuilder => {
  const built = new Map<string, BuiltDay>();
  const withOwner = createOwnership();
  return (plan, { date, bookings, own, people, selection }, clock) => {
    const key = `${plan.sport.sport} ${date}`;
    const view = { plan, clock, selection };
    const last = built.get(key);
    const isSameViewAsBefore = last !== undefined && isSameView(last, view);
    const grid = isSameViewAsBefore ? last.grid : columnGrid(plan, { date, selection }, clock);
    const columns = new Map<number, BuiltColumn>();
    const columnOf: ColumnOf = (court, ofCourt, build) => {
      const previous = last?.columns.get(court.number);
      const entry =
        previous && isSameViewAsBefore && isSameList(previous.bookings, ofCourt)
          ? previous
          : { column: withCellsOf(build(), previous?.column), bookings: ofCourt };
      columns.set(court.number, entry);
      return entry.column;
    };
    const owned = bookings.map((booking) => withOwner(booking, own.get(booking.id), people.get(booking.id) ?? null));
    const day = reuseDay(buildDayOf(plan, { date, bookings: owned, columnOf }, grid), last?.day);
    built.set(key, { ...view, grid, day, columns });
    return day;
  };
};
