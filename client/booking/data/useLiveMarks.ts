import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveMark } from '../../courtPlan/grid/liveMark.ts';
import { overlaps } from '../../courtPlan/plan/slot.ts';
import type { LiveMessage } from './listenToPlan.ts';
import type { SharedBooking } from './planBookingOf.ts';

/** The time in which a change can be noticed and read (screens.md U9). */
const markMilliseconds = 4_000;

/** The marks that a message adds to the displayed bookings; what is displayed already is no change. */
export const marksOf = (message: LiveMessage, shown: readonly SharedBooking[]): readonly LiveMark[] => {
  const known = new Map(shown.map((booking) => [booking.id, booking]));
  const taken = message.changed
    .filter(({ id }) => !known.has(id))
    .map((booking) => ({ ...booking, kind: 'taken' as const }));
  const freed = message.removed.flatMap((id) => {
    const booking = known.get(id);
    return booking ? [{ ...booking, kind: 'freed' as const }] : [];
  });
  return [...taken, ...freed].map(({ id, court, startMinute, endMinute, kind }) => ({
    id,
    court,
    startMinute,
    endMinute,
    kind,
  }));
};

/** The last change of a stretch replaces earlier ones. */
export const mergeMarks = (marks: readonly LiveMark[], newMarks: readonly LiveMark[]): readonly LiveMark[] => [
  ...marks.filter((old) => !newMarks.some((mark) => mark.id === old.id || overlaps(mark, old))),
  ...newMarks,
];

/** Marks that disappear after four seconds. */
export const useLiveMarks = () => {
  const [marks, setMarks] = useState<readonly LiveMark[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const mark = useCallback((newMarks: readonly LiveMark[]) => {
    if (newMarks.length === 0) return;
    setMarks((before) => mergeMarks(before, newMarks));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setMarks((before) => before.filter((old) => !newMarks.includes(old)));
    }, markMilliseconds);
    timers.current.add(timer);
  }, []);
  return { marks, mark };
};
