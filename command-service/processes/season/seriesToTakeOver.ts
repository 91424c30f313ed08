import {
  type Period,
  type SeasonCategory,
  type SeasonSeries,
  type SeriesId,
  seasonCategories,
  seasonRepetitions,
  takenOver,
} from '@platzwart/contracts/booking';
import { liveOccurrences } from '../../ledger/courts/occurrences.ts';
import type { CourtsState } from '../../ledger/courts/courtsState.ts';
import type { LedgerBooking } from '../../ledger/courts/ledgerBooking.ts';
import type { LedgerSeries } from '../../ledger/courts/seriesOfLedger.ts';

type Seasons = Readonly<{ sport: string; categories: readonly SeasonCategory[]; source: Period; period: Period }>;
export type TakenOverSeries = SeasonSeries & Readonly<{ sourceId: SeriesId }>;

const oneOf = <Word extends string>(words: readonly Word[], word: string): Word | null =>
  words.find((each) => each === word) ?? null;

/** The courts of a series: not those to which single dates were moved, which have less than half as many dates as the others. */
const courtsOf = (bookings: readonly LedgerBooking[]): readonly number[] => {
  const dates = new Map<number, number>();
  for (const { court } of bookings) dates.set(court, (dates.get(court) ?? 0) + 1);
  const most = Math.max(...dates.values());
  return [...dates]
    .flatMap(([court, count]) => (count * 2 > most ? [court] : []))
    .toSorted((one, other) => one - other);
};

const takenOverFrom = (
  [sourceId, { plan }]: readonly [SeriesId, LedgerSeries],
  bookings: readonly LedgerBooking[],
  { source, period }: Seasons,
): readonly TakenOverSeries[] => {
  const repetition = oneOf(seasonRepetitions, plan.repetition);
  const category = oneOf(seasonCategories, plan.category);
  const last = bookings.at(-1);
  if (!repetition || !category || !last) return [];
  const { startdate, enddate, start, end } = plan;
  const dates = takenOver({ repetition, startdate, enddate }, { source, period });
  if (!dates) return [];
  const { personId, title } = last;
  return courtsOf(bookings).map((court) => ({ sourceId, personId, category, title, court, start, end, ...dates }));
};

/**
 * Last season's series as they would be in the next one, by weekday, time and court: those of the sport and the categories that ran in the
 * season `source` and still have a booking. A series on several courts is one for each.
 */
export const seriesToTakeOver = (courts: CourtsState, seasons: Seasons): readonly TakenOverSeries[] => {
  const { sport, categories, source } = seasons;
  const found = [...courts.series].filter(
    ([, { plan }]) =>
      plan.sport === sport &&
      categories.some((category) => category === plan.category) &&
      plan.startdate <= source.to &&
      source.from <= plan.enddate,
  );
  return found.flatMap(([id, series]) => takenOverFrom([id, series], liveOccurrences(courts, id), seasons));
};
