import { type Cell, type Day, type OpenCell, isOpen } from './cell.ts';
import { type Place, type Slot, placeKey } from './slot.ts';

export const cellsOf = (day: Day): readonly Cell[] => day.columns.flatMap(({ cells }) => cells);

/** The cell that shows `minute` on `court`; undefined outside the plan. */
export const cellAt = (day: Day, at: Readonly<{ court: number; minute: number }>): Cell | undefined =>
  day.columns
    .find(({ court }) => court.number === at.court)
    ?.cells.find(({ startMinute, endMinute }) => startMinute <= at.minute && at.minute < endMinute);

export const openCells = (day: Day): ReadonlyMap<string, OpenCell> =>
  new Map(
    cellsOf(day)
      .filter(isOpen)
      .map((cell) => [placeKey(cell), cell]),
  );

export const slotOf = (day: Day, { court, startMinute, endMinute }: Place): Slot => ({
  sport: day.sport,
  date: day.date,
  court,
  startMinute,
  endMinute,
});

/** The grid's slots that make up `place`, or null where one of them is not open on this day. */
export const openSlotsIn = (day: Day, place: Place): readonly OpenCell[] | null => {
  const open = openCells(day);
  const slots: OpenCell[] = [];
  for (let startMinute = place.startMinute; startMinute < place.endMinute; startMinute += day.slotMinutes) {
    const cell = open.get(placeKey({ court: place.court, startMinute }));
    if (!cell || cell.endMinute > place.endMinute) return null;
    slots.push(cell);
  }
  return slots;
};
