import {
  type IssuedTerms,
  type SettingsEvent,
  settingsEventTypes,
  settingsTable,
  sportsTable,
} from '@platzwart/contracts/club';
import type { PriceRow, SportArrangement } from '@platzwart/contracts/core';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { Effects, Logged, ReadModel } from '../../core/readModel.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

/** The club's name, address, operator, tax data, prices and booking rules. */
export const clubSettings: ReadModel = {
  name: 'club_settings',
  version: readModelVersions.club_settings,
  handles: settingsEventTypes,
  tables: [
    { definition: settingsTable, completion: () => [] },
    { definition: sportsTable, completion: () => [] },
  ],
  apply: async (events, effects) => {
    for (const logged of events.filter(isSettingsEvent)) await writeClubSettings(logged, effects);
  },
};

const isSettingsEvent = (logged: Logged): logged is Logged<SettingsEvent> =>
  settingsEventTypes.some((type) => type === logged.event.type);

const settingColumns = writtenColumns(settingsTable.columns);

type Setting = Readonly<{
  key: 'description' | 'imprint' | 'billing' | 'accounting' | 'rules' | 'revision';
  value: unknown;
}>;

const set = async (setting: Setting, { client, schema }: Effects): Promise<void> => {
  await client.query(upsert({ table: `${schema}.settings`, key: 'key', columns: settingColumns }, [setting]));
};

/** Appends a new sport to the list; a known sport keeps its place and its prices. */
const arrange = async (arrangement: SportArrangement, { client, schema }: Effects): Promise<void> => {
  await client.query(
    `insert into ${schema}.sports (sport, place, arrangement, prices)
     values ($1, (select coalesce(max(place), 0) + 1 from ${schema}.sports), $2, '[]')
     on conflict (sport) do update set arrangement = excluded.arrangement`,
    [arrangement.sport, JSON.stringify(arrangement)],
  );
};

/** A sport that is not in the list comes last. */
const order = async (sports: readonly string[], { client, schema }: Effects): Promise<void> => {
  await client.query(
    `update ${schema}.sports as known set place = numbered.place
     from (select sport, row_number() over (order by array_position($1::text[], sport) nulls last, place) as place
           from ${schema}.sports) as numbered
     where known.sport = numbered.sport`,
    [sports],
  );
};

const withdraw = async (sport: string, { client, schema }: Effects): Promise<void> => {
  await client.query(`delete from ${schema}.sports where sport = $1`, [sport]);
};

/** Prices of an unknown sport would be lost silently, so they are an error. */
const setPrices = async (
  { sport, rows }: Readonly<{ sport: string; rows: readonly PriceRow[] }>,
  { client, schema }: Effects,
): Promise<void> => {
  const text = `update ${schema}.sports set prices = $2 where sport = $1`;
  const { rowCount } = await client.query(text, [sport, JSON.stringify(rows)]);
  if (rowCount !== 1) throw new Error(`prices for a sport that was never arranged: ${sport}`);
};

type DataOf<Type extends SettingsEvent['type']> = Extract<SettingsEvent, { type: Type }>['data'];
type Writers = {
  readonly [Type in SettingsEvent['type']]: (data: DataOf<Type>, effects: Effects, occurredAt: string) => Promise<void>;
};

/** Adds a version to those before; by its number, so that applying it twice changes nothing. */
const issueTerms = async (terms: IssuedTerms, { client, schema }: Effects, issuedAt: string): Promise<void> => {
  await client.query(
    `insert into ${schema}.settings as known (key, value) values ('terms', $1)
     on conflict (key) do update set value = known.value || excluded.value`,
    [JSON.stringify({ [terms.version]: { ...terms, issuedAt } })],
  );
};

const writers: Writers = {
  ClubDescribed: (value, effects) => set({ key: 'description', value }, effects),
  ImprintStated: (value, effects) => set({ key: 'imprint', value }, effects),
  BillingStated: (value, effects) => set({ key: 'billing', value }, effects),
  AccountingStated: (value, effects) => set({ key: 'accounting', value }, effects),
  TermsIssued: issueTerms,
  BookingRulesSet: (value, effects) => set({ key: 'rules', value }, effects),
  SportArranged: arrange,
  SportsOrdered: ({ sports }, effects) => order(sports, effects),
  SportWithdrawn: ({ sport }, effects) => withdraw(sport, effects),
  PricesSet: setPrices,
};

const written = <Type extends SettingsEvent['type']>(
  event: Readonly<{ type: Type; data: DataOf<Type> }>,
  { effects, occurredAt }: Readonly<{ effects: Effects; occurredAt: string }>,
): Promise<void> => writers[event.type](event.data, effects, occurredAt);

/** The effect of one event. One after the other, because settings change rarely and their order matters. */
const writeClubSettings = async (logged: Logged<SettingsEvent>, effects: Effects): Promise<void> => {
  const { event, occurredAt, revision } = logged;
  await written(event, { effects, occurredAt });
  await set({ key: 'revision', value: revision + 1 }, effects);
};
