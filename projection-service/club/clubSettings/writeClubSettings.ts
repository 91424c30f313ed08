import { settingsTable } from '@platzwart/contracts/club';
import type { PriceRow, SportArrangement } from '@platzwart/contracts/core';
import type { Effects } from '../../core/readModel.ts';
import { upsert } from '../../core/setStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';
import type { ClubSettingsChanges } from './foldClubSettings.ts';

const asJson = (values: Iterable<unknown>): readonly string[] => Array.from(values, (value) => JSON.stringify(value));

const settingColumns = writtenColumns(settingsTable.columns);

/** Appends a new sport to the list; a known sport keeps its place and its prices. */
const arrange = async (
  arrangements: ReadonlyMap<string, SportArrangement>,
  { client, schema }: Effects,
): Promise<void> => {
  const given = [[...arrangements.keys()], asJson(arrangements.values())];
  await client.query(
    `insert into ${schema}.sports (sport, place, arrangement, prices)
     select sport, (select coalesce(max(place), 0) from ${schema}.sports) + row_number() over (order by nr), arrangement, '[]'
     from unnest($1::text[], $2::jsonb[]) with ordinality as given (sport, arrangement, nr)
     where not exists (select from ${schema}.sports as known where known.sport = given.sport)`,
    given,
  );
  await client.query(
    `update ${schema}.sports as known set arrangement = given.arrangement
     from unnest($1::text[], $2::jsonb[]) as given (sport, arrangement) where known.sport = given.sport`,
    given,
  );
};

/** Prices of an unknown sport would be lost silently, so they are an error. */
const setPrices = async (
  prices: ReadonlyMap<string, readonly PriceRow[]>,
  { client, schema }: Effects,
): Promise<void> => {
  const { rowCount } = await client.query(
    `update ${schema}.sports as known set prices = given.prices
     from unnest($1::text[], $2::jsonb[]) as given (sport, prices) where known.sport = given.sport`,
    [[...prices.keys()], asJson(prices.values())],
  );
  if (rowCount !== prices.size)
    throw new Error(`prices for a sport that was never arranged, among ${[...prices.keys()].join(', ')}`);
};

export const writeClubSettings = async (
  { settings, arrangements, prices }: ClubSettingsChanges,
  effects: Effects,
): Promise<void> => {
  const { client, schema } = effects;
  if (settings.size > 0) {
    const rows = Array.from(settings, ([key, value]) => ({ key, value }));
    await client.query(upsert({ table: `${schema}.settings`, key: 'key', columns: settingColumns }, rows));
  }
  if (arrangements.size > 0) await arrange(arrangements, effects);
  if (prices.size > 0) await setPrices(prices, effects);
};
