import { useEffect } from 'react';
import { addDays } from '@platzwart/contracts/core';
import type { Booking } from '../useBooking.ts';
import { useMediaQuery } from '../../core/useMediaQuery.ts';
import { whenIdle } from '../../core/whenIdle.ts';

/** The day before and the day after, loaded while nobody waits for them; wide screens have the whole fortnight anyway. */
export const usePrefetchedDays = ({ wanted, load, day }: Pick<Booking, 'wanted' | 'load' | 'day'>): void => {
  const isWide = useMediaQuery('(min-width: 768px)');
  const isLoaded = day?.date === wanted.date && day.sport === wanted.sport;
  useEffect(() => {
    if (isWide || !isLoaded) return undefined;
    return whenIdle(() => {
      for (const step of [1, -1]) {
        const date = addDays(wanted.date, step);
        load({ sport: wanted.sport, fromDate: date, toDate: date }).catch(() => undefined);
      }
    });
  }, [isWide, isLoaded, load, wanted]);
};
