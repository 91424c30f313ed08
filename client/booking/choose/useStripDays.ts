import { useEffect, useMemo } from 'react';
import type { Booking } from '../useBooking.ts';
import { freeHours, freeLevel } from '../../courtPlan/plan/freeHours.ts';
import { whyNothingIsFree } from '../../courtPlan/plan/whyNothingIsFree.ts';
import type { StripDay } from './DateStrip.tsx';
import { fortnightOf } from './fortnight.ts';
import { useMediaQuery } from '../../core/browser/useMediaQuery.ts';
import { whenIdle } from '../../core/browser/whenIdle.ts';

/** The days of the strip with their free hours. The whole fortnight is loaded when the page is idle. */
export const useStripDays = ({
  requested,
  clock,
  dayWith,
  load,
}: Pick<Booking, 'requested' | 'clock' | 'dayWith' | 'load'>): readonly StripDay[] => {
  const isShown = useMediaQuery('(min-width: 768px)');
  const dates = useMemo(() => fortnightOf(requested.date, clock.date), [requested.date, clock.date]);
  const [fromDate] = dates;
  const toDate = dates.at(-1);
  useEffect(() => {
    if (!isShown || !fromDate || !toDate) return undefined;
    // Without it the strip shows no dots, and each day is loaded when it is chosen.
    return whenIdle(() => void load({ sport: requested.sport, fromDate, toDate }).catch(() => undefined));
  }, [isShown, load, requested.sport, fromDate, toDate]);
  return useMemo(
    () =>
      dates.map((date) => {
        const day = isShown ? dayWith({ sport: requested.sport, date }, []) : null;
        return { date, free: day && { hours: freeHours(day), level: freeLevel(day), reason: whyNothingIsFree(day) } };
      }),
    [dates, isShown, dayWith, requested.sport],
  );
};
