import { useCallback, useEffect, useMemo, useState } from 'react';
import type { LocalDate } from '@platzwart/contracts/core';
import { type LiveChanges, type LiveMessage, type SharedBooking, hear, withChanges } from './liveChanges.ts';
import { type PlanEntry, entryFor } from './planEntries.ts';
import { type LiveMark, marksOf, useLiveMarks } from './useLiveMarks.ts';
import { type LoadPlan, usePlanEntries } from './usePlanEntries.ts';
import { usePlanSubscription } from './usePlanSubscription.ts';
import { useLaterAgain } from './useLaterAgain.ts';
import { isSameDay } from '../plan/slot.ts';
import { useReconnects } from './useReconnects.ts';
import { useRefreshTimes } from './useRefreshTimes.ts';

export type DayKey = Readonly<{ sport: string; date: LocalDate }>;

export type CourtPlan = Readonly<{
  /** The day on screen: the wanted one as soon as it is known, until then the one before it; null before the first. */
  shown: DayKey | null;
  bookings: readonly SharedBooking[];
  marks: readonly LiveMark[];
  /** Epoch milliseconds at which the server last told the whole day. */
  asOf: number;
  /** Why the wanted day could not be loaded, last time it was tried. */
  failure: unknown;
  refresh: () => void;
  load: LoadPlan;
  /** The newest answer for any day, with what was heard since. */
  bookingsOn: (day: DayKey) => readonly SharedBooking[] | null;
}>;

const isSame = (a: DayKey | null, b: DayKey): boolean => a !== null && a.sport === b.sport && a.date === b.date;

/** The wanted day where it is known, else what was shown last: an old day stays until the next one is there. */
const useShownDay = (wanted: DayKey, wantedEntry: PlanEntry | undefined): DayKey | null => {
  const [last, setLast] = useState<DayKey | null>(null);
  if (!wantedEntry) return last;
  if (!isSame(last, wanted)) setLast(wanted);
  return wanted;
};

const useFreshPlan = ({ sport, date }: DayKey, load: LoadPlan) => {
  const [failure, setFailure] = useState<unknown>(null);
  const refresh = useCallback(() => {
    load({ sport, fromDate: date, toDate: date }).then(() => setFailure(null), setFailure);
  }, [load, sport, date]);
  useEffect(refresh, [refresh]);
  return { failure, refresh };
};

/** The court plan of one day: loaded, kept live, caught up after every gap (reference: design.md, promise 7). */
export const useCourtPlan = (wanted: DayKey): CourtPlan => {
  const { entries, load } = usePlanEntries();
  const [changes, setChanges] = useState<LiveChanges>(new Map());
  const { marks, mark } = useLiveMarks();
  const shown = useShownDay(wanted, entryFor(entries, wanted));
  const { failure, refresh } = useFreshPlan(wanted, load);
  const reconnects = useReconnects();
  const bookingsOn = useCallback(
    (day: DayKey) => {
      const entry = entryFor(entries, day);
      const isOnDay = (booking: SharedBooking) => isSameDay(booking, day);
      return entry ? withChanges({ ...entry, bookings: entry.bookings.filter(isOnDay) }, changes) : null;
    },
    [entries, changes],
  );
  const bookings = useMemo(() => (shown ? (bookingsOn(shown) ?? []) : []), [shown, bookingsOn]);
  const entry = shown ? entryFor(entries, shown) : undefined;
  const { times: refusals, again } = useLaterAgain(refresh);
  useRefreshTimes(refresh);
  useEffect(() => {
    if (reconnects > 0) refresh();
  }, [reconnects, refresh]);
  usePlanSubscription(
    { ...(shown ?? wanted), since: entry?.position ?? null, attempt: reconnects + refusals },
    {
      onMessage: (message: LiveMessage) => {
        mark(marksOf(message, bookings));
        setChanges((before) => hear(before, message));
      },
      onRefused: again,
    },
  );
  return { shown, bookings, marks, asOf: entry?.asOf ?? 0, failure, refresh, load, bookingsOn };
};
