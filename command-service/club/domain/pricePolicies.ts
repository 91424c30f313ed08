import type { SetPrices } from '@platzwart/contracts/club';
import { type PriceRow, type SportArrangement, type SportSettings, minuteOfDay } from '@platzwart/contracts/core';

type PricePolicy = (rows: readonly PriceRow[], sport: SportSettings) => readonly string[];

/** decisions.md P4: a sport has a price during all its opening hours. */
export const firstRowStartsAtOpening: PricePolicy = ([first], { opensAt }) =>
  first?.time === opensAt ? [] : ['rows.0.time'];

export const rowsFollowEachOther: PricePolicy = (rows) =>
  rows.flatMap(({ time }, index) => (time <= (rows[index - 1]?.time ?? '') ? [`rows.${index}.time`] : []));

export const rowsStartBeforeClosing: PricePolicy = (rows, { closesAt }) =>
  rows.flatMap(({ time }, index) => (time >= closesAt ? [`rows.${index}.time`] : []));

const pricePolicies: readonly PricePolicy[] = [firstRowStartsAtOpening, rowsFollowEachOther, rowsStartBeforeClosing];

/** Paths of all invalid entries of `rows`; without the sport the path `sport`. */
export const wrongPrices = ({ rows }: SetPrices['data'], sport: SportSettings | null): readonly string[] =>
  sport ? [...new Set(pricePolicies.flatMap((policy) => policy(rows, sport)))] : ['sport'];

const startOf = ({ time }: PriceRow): number => minuteOfDay(time);

/**
 * Adapts the prices to other opening hours: the row that applies at opening time starts there, and rows that would start after closing are
 * removed. Otherwise earlier hours would have no price, and no order of commands could change both.
 */
export const pricesWithin = (
  rows: readonly PriceRow[],
  { opensAt, closesAt }: Pick<SportArrangement, 'opensAt' | 'closesAt'>,
): readonly PriceRow[] => {
  const [opens, closes] = [minuteOfDay(opensAt), minuteOfDay(closesAt)];
  const first = rows.findLast((row) => startOf(row) <= opens) ?? rows[0];
  const later = rows.filter((row) => row !== first && startOf(row) > opens && startOf(row) < closes);
  return first ? [{ ...first, time: opensAt }, ...later] : [];
};
