import { useMemo } from 'react';
import { clubClockAt } from '../core/time/clubTime.ts';
import { useNow } from '../core/time/useNow.ts';
import type { ClubClock } from './plan/clubClock.ts';

const minuteMilliseconds = 60_000;

/** The club's calendar day and time, whatever zone the browser is in; a new object every minute. */
export const useClubClock = (): ClubClock => {
  const minute = Math.floor(useNow() / minuteMilliseconds);
  return useMemo(() => clubClockAt(minute * minuteMilliseconds), [minute]);
};
