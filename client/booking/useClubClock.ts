import { useMemo } from 'react';
import { clubClockAt } from '../core/clubTime.ts';
import { useNow } from '../core/useNow.ts';
import type { ClubClock } from './plan/clubClock.ts';

const minuteMilliseconds = 60_000;

/** The club's own clock and calendar; another object every minute, whatever zone the browser is in. */
export const useClubClock = (): ClubClock => {
  const minute = Math.floor(useNow() / minuteMilliseconds);
  return useMemo(() => clubClockAt(minute * minuteMilliseconds), [minute]);
};
