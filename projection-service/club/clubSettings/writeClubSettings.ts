import type { PriceRow, SportArrangement } from '@platzwart/contracts/core';
import type { Effects } from '../../core/readModel.ts';
import { type Column, upsert } from '../../core/setStatement.ts';
import { storable, storableJson } from '../../core/storableText.ts';
import type { ClubSettingsChanges } from './foldClubSettings.ts';

const asJson = (values: Iterable<unknown>): readonly string[] => [...values].map(storableJson);

const settingColumns: readonly Column<readonly [string, unknown]>[] = [
  { name: 'key', type: 'text', of: ([key]) => key },
  { name: 'value', type: 'jsonb', of: ([, value]) => storableJson(value) },
];

/** A new sport goes to the end of the list; one that is known keeps its place and its prices. */
const arrange = async (
  arrangements: ReadonlyMap<string, SportArrangement>,
  { client, schema }: Effects,
): Promise<void> => {
  const given = [[...arrangements.keys()].map(storable), asJson(arrangements.values())];
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

/** Prices belong to a sport; without one they would be lost in silence, so that is an error. */
const setPrices = async (
  prices: ReadonlyMap<string, readonly PriceRow[]>,
  { client, schema }: Effects,
): Promise<void> => {
  const { rowCount } = await client.query(
    `update ${schema}.sports as known set prices = given.prices
     from unnest($1::text[], $2::jsonb[]) as given (sport, prices) where known.sport = given.sport`,
    [[...prices.keys()].map(storable), asJson(prices.values())],
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
    await client.query(upsert({ table: `${schema}.settings`, key: 'key', columns: settingColumns }, [...settings]));
  }
  if (arrangements.size > 0) await arrange(arrangements, effects);
  if (prices.size > 0) await setPrices(prices, effects);
};
