import { useEffect, useMemo } from 'react';
import type { Booking } from '../useBooking.ts';
import { freeHours, freeLevel } from '../plan/freeHours.ts';
import type { StripDay } from './DateStrip.tsx';
import { fortnightOf } from './fortnight.ts';
import { useMediaQuery } from '../../core/useMediaQuery.ts';
import { whenIdle } from '../../core/whenIdle.ts';

/** The days of the strip with what is left of them. The whole fortnight is loaded once the page has nothing else to do. */
export const useStripDays = ({
  wanted,
  clock,
  dayWith,
  load,
}: Pick<Booking, 'wanted' | 'clock' | 'dayWith' | 'load'>): readonly StripDay[] => {
  const isShown = useMediaQuery('(min-width: 768px)');
  const dates = useMemo(() => fortnightOf(wanted.date, clock.date), [wanted.date, clock.date]);
  const [fromDate] = dates;
  const toDate = dates.at(-1);
  useEffect(() => {
    if (!isShown || !fromDate || !toDate) return undefined;
    // Without it the strip shows no dots, and each day is loaded when it is chosen.
    return whenIdle(() => void load({ sport: wanted.sport, fromDate, toDate }).catch(() => undefined));
  }, [isShown, load, wanted.sport, fromDate, toDate]);
  return useMemo(
    () =>
      dates.map((date) => {
        const day = isShown ? dayWith({ sport: wanted.sport, date }, []) : null;
        return { date, free: day && { hours: freeHours(day), level: freeLevel(day) } };
      }),
    [dates, isShown, dayWith, wanted.sport],
  );
};
