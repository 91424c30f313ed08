import { type PersonId, type RowOf, centsSchema, column, rowReader } from '@platzwart/contracts/core';
import { type VoucherId, type VoucherRow, voucherColumns, voucherEntryColumns } from '@platzwart/contracts/voucher';
import * as v from 'valibot';
import { batchLoader } from '../core/batchLoader.ts';
import { type Database, decodeRows } from '../core/database.ts';
import type { VoucherState } from '../core/voucherEnums.ts';

const cardReader = rowReader(voucherColumns);
const movementColumns = { ...voucherEntryColumns, balance: column.integer };
const movementReader = rowReader(movementColumns);

/** A movement of hours; `balance`: half hours on all cards of the person afterwards. */
export type VoucherMovement = RowOf<typeof movementColumns>;

/** What the five states of a filter mean (decisions.md V1). */
const conditions: Readonly<Record<VoucherState, string>> = {
  ACTIVE: 'half_hours_left > 0',
  ENDED: 'half_hours_left = 0',
  UNPAID: `payment_state = 'UNPAID'`,
  INVOICED: `payment_state = 'INVOICED'`,
  PAID: `payment_state = 'PAID'`,
};

const conditionOf = (state: VoucherState | null): string => (state === null ? 'true' : conditions[state]);

/** Each movement with its card's owner, and the sum of all movements up to it. */
const statement = `
  select ${movementReader.selectList()} from (
    select entry.*, sum(case kind when 'USED' then -entry.half_hours else entry.half_hours end)
      over (order by position)::int as balance
    from vouchers.entries as entry join vouchers.cards as card using (voucher_id)
    where card.person_id = $1 and not card.deleted) as summed
  order by position desc`;

const sumsSchema = v.object({ total: v.number(), price: centsSchema, halfHoursLeft: v.number() });

/** One page of the cards, and of all that match how many they are, what they cost in cents, and the half hours that are left on them. */
export type VouchersOnPage = v.InferOutput<typeof sumsSchema> & Readonly<{ vouchers: readonly VoucherRow[] }>;

/** `page` counts from 1. */
export type VoucherFilter = Readonly<{ state: VoucherState | null; page: number; size: number }>;

export type VoucherReads = Readonly<{
  byId: (voucherId: VoucherId) => Promise<VoucherRow | null>;
  page: (filter: VoucherFilter) => Promise<VouchersOnPage>;
  /** The cards of everybody in this state, the newest first; null: in any. */
  inState: (state: VoucherState | null) => Promise<readonly VoucherRow[]>;
  /** The cards of a person, the newest first. */
  ofPerson: (personId: PersonId) => Promise<readonly VoucherRow[]>;
  /** The movements on all cards of a person, the newest first. */
  statementOf: (personId: PersonId) => Promise<readonly VoucherMovement[]>;
}>;

export const voucherReads = (database: Database): VoucherReads => {
  const where = async (
    condition: string,
    values: readonly unknown[] = [],
    paging = '',
  ): Promise<readonly VoucherRow[]> =>
    cardReader.decode(
      await database.rows(
        `select ${cardReader.selectList()} from vouchers.cards where not deleted and ${condition} order by ordered_at desc, voucher_id ${paging}`,
        [...values],
      ),
    );
  const ofPeople = batchLoader(async (people: readonly PersonId[]) => {
    const rows = cardReader.decode(
      await database.rows(
        `select ${cardReader.selectList()} from vouchers.cards where not deleted and person_id = any($1::uuid[]) order by ordered_at desc`,
        [people],
      ),
    );
    return new Map(people.map((person) => [person, rows.filter(({ personId }) => personId === person)]));
  });
  return {
    byId: async (voucherId) => (await where('voucher_id = $1', [voucherId]))[0] ?? null,
    page: async ({ state, page, size }) => {
      const condition = conditionOf(state);
      const [vouchers, [sums]] = await Promise.all([
        where(condition, [size, (page - 1) * size], 'limit $1 offset $2'),
        database
          .rows(
            `select count(*)::int as total, coalesce(sum(price), 0)::float8 as price,
               coalesce(sum(half_hours_left), 0)::int as "halfHoursLeft"
             from vouchers.cards where not deleted and ${condition}`,
          )
          .then((rows) => decodeRows(sumsSchema, rows)),
      ]);
      if (!sums) throw new Error('A sum has no row');
      return { ...sums, vouchers };
    },
    inState: (state) => where(conditionOf(state)),
    ofPerson: async (personId) => (await ofPeople(personId)) ?? [],
    statementOf: async (personId) => movementReader.decode(await database.rows(statement, [personId])),
  };
};

/** The card that is in use: the oldest with hours left, else the newest of all. `cards`: the newest first. */
export const cardInUse = (cards: readonly VoucherRow[]): VoucherRow | null =>
  cards.findLast(({ halfHoursLeft }) => halfHoursLeft > 0) ?? cards[0] ?? null;
