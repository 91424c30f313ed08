import { useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Environment, RecordSource, Store } from 'relay-runtime';
import type { LocalDate } from '@platzwart/contracts/core';
import { type PlannedBooking, fetchPlanAsOf } from './fetchPlanAsOf.ts';

type Loaded = Readonly<{ key: string; bookings: readonly PlannedBooking[] }>;

/** The plan at the moment, and why it could not be loaded; the one before stays until it is there. `isBusy`: another one is on its way. */
export const usePlanAsOf = (sport: string, date: LocalDate, at: string | null) => {
  const live = useRelayEnvironment();
  const environment = useMemo(
    () => new Environment({ network: live.getNetwork(), store: new Store(new RecordSource()) }),
    [live],
  );
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${sport} ${date} ${at ?? ''}`;
  useEffect(() => {
    let isWanted = true;
    fetchPlanAsOf(environment, { sport, date, at }).then(
      (bookings) => {
        if (!isWanted) return;
        setLoaded({ key, bookings });
        setFailure(null);
      },
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [environment, sport, date, at, key, attempt]);
  return {
    bookings: loaded?.bookings ?? null,
    isBusy: loaded?.key !== key,
    failure,
    retry: () => setAttempt(attempt + 1),
  };
};
