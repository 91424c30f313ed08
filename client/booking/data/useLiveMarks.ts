import { useCallback, useEffect, useRef, useState } from 'react';
import { type Place, overlaps } from '../plan/slot.ts';
import type { LiveMessage, SharedBooking } from './liveChanges.ts';

/** A stretch of the plan that has just changed under its reader's eyes. */
export type LiveMark = Place & Readonly<{ id: string; kind: 'taken' | 'freed' }>;

/** As long as it takes to notice and read (reference: ux.md U9). */
const markMilliseconds = 4_000;

/** What a message changes about the bookings on screen; what they show already is no news. */
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

/** What happened last on a stretch is what counts there. */
export const withNews = (marks: readonly LiveMark[], news: readonly LiveMark[]): readonly LiveMark[] => [
  ...marks.filter((old) => !news.some((mark) => mark.id === old.id || overlaps(mark, old))),
  ...news,
];

/** Marks that go away by themselves after four seconds. */
export const useLiveMarks = () => {
  const [marks, setMarks] = useState<readonly LiveMark[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const mark = useCallback((news: readonly LiveMark[]) => {
    if (news.length === 0) return;
    setMarks((before) => withNews(before, news));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setMarks((before) => before.filter((old) => !news.includes(old)));
    }, markMilliseconds);
    timers.current.add(timer);
  }, []);
  return { marks, mark };
};
