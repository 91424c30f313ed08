import { type LocalDate, localDate } from '@platzwart/contracts/core';
import type { BookingFacts } from '../booking/bookingFacts.ts';
import { planAsOf } from '../composed/asOf/planAsOf.ts';
import { planHistoryReads } from '../composed/asOf/planHistoryReads.ts';
import { keyFiguresReads } from '../composed/figures/keyFiguresReads.ts';
import { openDatabase } from '../core/database.ts';

/** The reads behind `keyFigures` and `bookingsInPeriodAsOf` without the endpoint, over the read models at `url`. */
export const readsInProcess = (url: string) => {
  const database = openDatabase({ url, onIdleError: () => undefined });
  const figures = keyFiguresReads(database);
  const history = planHistoryReads(database);
  return {
    keyFigures: figures.ofYear,
    /** The tennis courts of a day (`YYYY-MM-DD`) as they were known at `at` (ISO 8601). */
    tennisAsOf: (day: string, at: string): Promise<readonly BookingFacts[]> => {
      const date: LocalDate = localDate(day);
      return planAsOf(history, { sport: 'TENNIS', fromDate: date, toDate: date }, at);
    },
    close: database.close,
  };
};
