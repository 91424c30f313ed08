import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { DayKey, PlanPeriod } from './courtDays.ts';
import { fetchPlan } from './fetchPlan.ts';
import type { LiveMessage } from './listenToPlan.ts';
import type { SharedBooking } from './planBookingOf.ts';
import { type CourtDays, useCourtDays } from './useCourtDays.ts';
import type { LiveMark } from '../../courtPlan/grid/liveMark.ts';
import { marksOf, useLiveMarks } from './useLiveMarks.ts';
import { usePlanSubscription } from './usePlanSubscription.ts';
import { useDelayedRetry } from './useDelayedRetry.ts';
import { useReconnects } from '../../core/relay/useReconnects.ts';
import { useReloadTriggers } from './useReloadTriggers.ts';

/** Loads a period, for the first time or again, and returns its bookings; rejects with `ServerRefusal`. */
export type LoadPlan = (period: PlanPeriod) => Promise<readonly SharedBooking[]>;

export type CourtPlan = Readonly<{
  /** The day on screen: the requested one when it is loaded, until then the previous one; null before the first. */
  shown: DayKey | null;
  bookings: readonly SharedBooking[];
  marks: readonly LiveMark[];
  /** When the server last sent the whole day, in epoch milliseconds. */
  asOf: number;
  /** Why the last attempt to load the requested day failed. */
  failure: unknown;
  refresh: () => void;
  load: LoadPlan;
  /** The current data of any day; null where it was never loaded. */
  bookingsOn: CourtDays['bookingsOn'];
}>;

const isSame = (a: DayKey | null, b: DayKey): boolean => a?.sport === b.sport && a.date === b.date;

/** The requested day where it is loaded, otherwise the day that was shown last. */
const useShownDay = (requested: DayKey, isKnown: boolean): DayKey | null => {
  const [last, setLast] = useState<DayKey | null>(null);
  if (!isKnown) return last;
  if (!isSame(last, requested)) setLast(requested);
  return requested;
};

const useFreshPlan = ({ sport, date }: DayKey, load: LoadPlan) => {
  const [failure, setFailure] = useState<unknown>(null);
  const refresh = useCallback(() => {
    // A club without courts has no sport whose plan could be asked for.
    if (sport) load({ sport, fromDate: date, toDate: date }).then(() => setFailure(null), setFailure);
  }, [load, sport, date]);
  useEffect(refresh, [refresh]);
  return { failure, refresh };
};

const nothing: readonly SharedBooking[] = [];

/** The court plan of one day: loaded, kept live, updated after every gap (promises.md 7). */
export const useCourtPlan = (requested: DayKey): CourtPlan => {
  const environment = useRelayEnvironment();
  const load = useCallback<LoadPlan>((period) => fetchPlan(environment, period), [environment]);
  const { find, bookingsOn } = useCourtDays();
  const { marks, mark } = useLiveMarks();
  const shown = useShownDay(requested, find(requested) !== undefined);
  const { failure, refresh } = useFreshPlan(requested, load);
  const reconnects = useReconnects();
  const bookings = useMemo(() => (shown && bookingsOn(shown)) ?? nothing, [shown, bookingsOn]);
  const day = shown ? find(shown) : undefined;
  const { retries, scheduleRetry } = useDelayedRetry(refresh);
  useReloadTriggers(refresh);
  useEffect(() => {
    if (reconnects > 0) refresh();
  }, [reconnects, refresh]);
  usePlanSubscription(
    { ...(shown ?? requested), since: day?.position ?? null, attempt: reconnects + retries },
    {
      onMessage: (message: LiveMessage) => mark(marksOf(message, bookings)),
      onRefused: scheduleRetry,
    },
  );
  return { shown, bookings, marks, asOf: day?.asOf ?? 0, failure, refresh, load, bookingsOn };
};
