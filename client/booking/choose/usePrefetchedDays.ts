import { useEffect } from 'react';
import { addDays } from '@platzwart/contracts/core';
import type { Booking } from '../useBooking.ts';
import { useMediaQuery } from '../../core/browser/useMediaQuery.ts';
import { whenIdle } from '../../core/browser/whenIdle.ts';

/** Prefetches the previous and the next day when the page is idle; wide screens load the whole fortnight anyway. */
export const usePrefetchedDays = ({ requested, load, day }: Pick<Booking, 'requested' | 'load' | 'day'>): void => {
  const isWide = useMediaQuery('(min-width: 768px)');
  const isLoaded = day?.date === requested.date && day.sport === requested.sport;
  useEffect(() => {
    if (isWide || !isLoaded) return undefined;
    return whenIdle(() => {
      for (const step of [1, -1]) {
        const date = addDays(requested.date, step);
        load({ sport: requested.sport, fromDate: date, toDate: date }).catch(() => undefined);
      }
    });
  }, [isWide, isLoaded, load, requested]);
};
