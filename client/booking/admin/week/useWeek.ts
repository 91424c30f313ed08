import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { LocalDate } from '@platzwart/contracts/core';
import { fetchPlan } from '../../data/fetchPlan.ts';
import { listenToPlan } from '../../data/listenToPlan.ts';
import type { SharedBooking } from '../../data/planBookingOf.ts';
import { type CourtDays, useCourtDays } from '../../data/useCourtDays.ts';
import { useDelayedRetry } from '../../data/useDelayedRetry.ts';
import { useReconnects } from '../../../core/relay/useReconnects.ts';
import { useReloadTriggers } from '../../data/useReloadTriggers.ts';
import { type Period, daysOf } from '../address/calendarAddress.ts';

export type WeekDay = Readonly<{ date: LocalDate; bookings: readonly SharedBooking[] }>;

export type Week = Readonly<{
  /** Null until all of its days are loaded. */
  days: readonly WeekDay[] | null;
  failure: unknown;
  refresh: () => void;
}>;

type Followed = Readonly<{ sport: string; dates: readonly LocalDate[]; isLoaded: boolean; attempt: number }>;

/** Follows each day by itself: members' screens follow the same days, so the server makes each message once for all. */
const useLiveDays = (
  { sport, dates, isLoaded, attempt }: Followed,
  find: CourtDays['find'],
  onRefused: () => void,
): void => {
  const environment = useRelayEnvironment();
  const listen = useEffectEvent((date: LocalDate) => {
    const since = find({ sport, date })?.position ?? null;
    return listenToPlan(environment, { sport, date, since }, { onMessage: () => undefined, onRefused });
  });
  useEffect(() => {
    if (!isLoaded) return undefined;
    const running = dates.map((date) => listen(date));
    return () => running.forEach((each) => each.dispose());
  }, [environment, sport, dates, isLoaded, attempt]);
};

/** A week of one sport: loaded with one query, kept live, updated after every gap. */
export const useWeek = (sport: string, { fromDate, toDate }: Period): Week => {
  const environment = useRelayEnvironment();
  const { find, bookingsOn } = useCourtDays();
  const [failure, setFailure] = useState<unknown>(null);
  const dates = useMemo(() => daysOf({ fromDate, toDate }), [fromDate, toDate]);
  const refresh = useCallback(() => {
    fetchPlan(environment, { sport, fromDate, toDate }).then(() => setFailure(null), setFailure);
  }, [environment, sport, fromDate, toDate]);
  const days = useMemo(() => {
    const loaded = dates.flatMap((date) => {
      const bookings = bookingsOn({ sport, date });
      return bookings ? [{ date, bookings }] : [];
    });
    return loaded.length === dates.length ? loaded : null;
  }, [dates, bookingsOn, sport]);
  const reconnects = useReconnects();
  const { retries, scheduleRetry } = useDelayedRetry(refresh);
  useLiveDays({ sport, dates, isLoaded: days !== null, attempt: reconnects + retries }, find, scheduleRetry);
  useEffect(refresh, [refresh, reconnects]);
  useReloadTriggers(refresh);
  return { days, failure, refresh };
};
