import type { SetPrices } from '@platzwart/contracts/club';
import { type PriceRow, type SportArrangement, type SportSettings, minuteOfDay } from '@platzwart/contracts/core';

type PricePolicy = (rows: readonly PriceRow[], sport: SportSettings) => readonly string[];

/** decisions.md P4: a sport is never without a price while it is open. */
export const firstRowStartsAtOpening: PricePolicy = ([first], { opensAt }) =>
  first?.time === opensAt ? [] : ['rows.0.time'];

export const rowsFollowEachOther: PricePolicy = (rows) =>
  rows.flatMap(({ time }, index) => (time <= (rows[index - 1]?.time ?? '') ? [`rows.${index}.time`] : []));

export const rowsStartBeforeClosing: PricePolicy = (rows, { closesAt }) =>
  rows.flatMap(({ time }, index) => (time >= closesAt ? [`rows.${index}.time`] : []));

const pricePolicies: readonly PricePolicy[] = [firstRowStartsAtOpening, rowsFollowEachOther, rowsStartBeforeClosing];

/** Paths of all that is wrong with `rows`; without a sport there is nothing to price. */
export const wrongPrices = ({ rows }: SetPrices['data'], sport: SportSettings | null): readonly string[] =>
  sport ? [...new Set(pricePolicies.flatMap((policy) => policy(rows, sport)))] : ['sport'];

const startOf = ({ time }: PriceRow): number => minuteOfDay(time);

/**
 * The same prices for other opening hours: the row that applies when the sport opens starts there, rows that would
 * start after closing are gone. Else earlier hours would have no price, and no order of commands could change both.
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
