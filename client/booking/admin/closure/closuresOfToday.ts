import type { LocalTime } from '@platzwart/contracts/core';
import { timeOfMinute } from '@platzwart/contracts/core';
import type { SharedBooking } from '../../data/planBookingOf.ts';

/** Courts that are closed together: for the same reason, from the same time until the same time. */
export type Closure = Readonly<{
  reason: string;
  start: LocalTime;
  end: LocalTime;
  courts: readonly number[];
  /** Of their bookings. */
  ids: readonly string[];
}>;

type Planned = Pick<SharedBooking, 'id' | 'category' | 'title' | 'court' | 'startMinute' | 'endMinute'>;

/** The closures of a day that are not over at `minute`, by time. */
export const closuresOf = (bookings: readonly Planned[], minute: number): readonly Closure[] => {
  const blocks = bookings.filter(({ category, endMinute }) => category === 'BLOCK' && endMinute > minute);
  const groups = new Map<string, Closure>();
  for (const { id, title, court, startMinute, endMinute } of blocks.toSorted(inOrder)) {
    const key = `${startMinute} ${endMinute} ${title}`;
    const known = groups.get(key);
    const [start, end] = [timeOfMinute(startMinute), timeOfMinute(endMinute)];
    groups.set(key, {
      ...{ reason: title ?? '', start, end },
      courts: [...(known?.courts ?? []), court],
      ids: [...(known?.ids ?? []), id],
    });
  }
  return [...groups.values()];
};

const inOrder = (one: Planned, other: Planned): number =>
  one.startMinute - other.startMinute || one.court - other.court;
