import {
  type Cents,
  type CollectionId,
  type InvoiceId,
  type LocalDate,
  type MovementId,
  centsSchema,
  collectionIdSchema,
  invoiceIdSchema,
  localDateSchema,
  movementIdSchema,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';

const foundSchema = v.object({
  ...{ movementId: movementIdSchema, collectionId: collectionIdSchema, executionOn: localDateSchema },
  ...{ invoiceId: v.nullable(invoiceIdSchema), amount: centsSchema, byReference: v.boolean() },
});

/** A collection that a movement belongs to. */
export type MovementDebit = Readonly<{
  collectionId: CollectionId;
  executionOn: LocalDate;
  /** Of a debit that came back; null where the movement is money of the collection. */
  invoiceId: InvoiceId | null;
  /** What has not arrived yet, or what the debit had collected. */
  amount: Cents;
  /** All open movements of that money: banks may book each debit. */
  movementIds: readonly MovementId[];
  /** By the name of the file or of the debit; otherwise by its sum and day alone. */
  byReference: boolean;
}>;

export type MovementDebitReads = Readonly<{
  /** Of open movements. */
  open: () => Promise<ReadonlyMap<MovementId, MovementDebit>>;
  /** What these movements were used for. */
  used: (ids: readonly MovementId[]) => Promise<ReadonlyMap<MovementId, MovementDebit>>;
}>;

/** The bank credits a collection a day before to some days after its day, and names the file (debitFile.ts) or the debit. */
const credits = `
  select distinct on (m.movement_id) m.movement_id as "movementId", c.collection_id as "collectionId",
    c.execution_on::text as "executionOn", null as "invoiceId", (sums.submitted - c.credited)::float8 as amount,
    named.by_reference as "byReference"
  from bank.movements m join debits.collections c on c.state in ('SUBMITTED', 'SETTLED')
    join lateral (
      select sum(d.amount) as submitted from debits.debits d where d.collection_id = c.collection_id and d.state <> 'DROPPED'
    ) sums on sums.submitted > c.credited
    join lateral (
      select coalesce(m.content->>'batchId' like upper(left(replace(c.collection_id::text, '-', ''), 24)) || '-%', false)
        or exists (select from debits.debits d
          where d.collection_id = c.collection_id and d.end_to_end_id = m.content->>'endToEndId') as by_reference
    ) named on true
  where m.state = 'OPEN' and m.amount > 0 and (named.by_reference or m.amount = sums.submitted - c.credited
    and m.booked_on between c.execution_on - 1 and c.execution_on + 10)
  order by m.movement_id, named.by_reference desc, c.execution_on desc`;

/**
 * By the end-to-end id, else by the number of the invoice, which the text of each debit names, else by its mandate: then it is the last debit
 * of that amount, or of less.
 */
const returns = `
  select distinct on (m.movement_id) m.movement_id as "movementId", d.collection_id as "collectionId",
    d.execution_on::text as "executionOn", d.invoice_id as "invoiceId", d.amount, true as "byReference"
  from bank.movements m join debits.debits d on d.end_to_end_id = m.content->>'endToEndId'
      or position(d.number in m.content->>'text') > 0 or upper(d.mandate_reference) = upper(m.content->>'mandateId')
    join debits.collections c on c.collection_id = d.collection_id and c.state in ('SUBMITTED', 'SETTLED')
  where m.state = 'OPEN' and m.is_return and -m.amount >= d.amount and d.state <> 'DROPPED' and d.return_fee is null
    and d.execution_on <= m.booked_on
  order by m.movement_id, d.end_to_end_id = m.content->>'endToEndId' desc nulls last,
    position(d.number in m.content->>'text') > 0 desc, d.amount = -m.amount desc, d.execution_on desc`;

/** One movement can return debits of several collections: then none of these is named, but each invoice is. */
const used = `
  select p.movement_id as "movementId", p.collection_id as "collectionId", c.execution_on::text as "executionOn",
    p."invoiceId", p.amount, true as "byReference"
  from (
    select movement_id, (array_agg(collection_id))[1] as collection_id, (array_agg(invoice_id))[1] as "invoiceId",
      sum(amount)::float8 as amount
    from bank.movement_payments where movement_id = any($1::text[]) and collection_id is not null
    group by movement_id having count(distinct collection_id) = 1
  ) p join debits.collections c on c.collection_id = p.collection_id`;

export const movementDebitReads = (database: Pick<Database, 'rows'>): MovementDebitReads => {
  const found = async (query: string, values: readonly unknown[] = []) =>
    decodeRows(foundSchema, await database.rows(query, [...values]));
  return {
    open: async () => {
      const [credited, returned] = await Promise.all([found(credits), found(returns)]);
      const ofCredit = credited.map(({ movementId, ...debit }) => {
        const together = credited.filter((each) => each.byReference && each.collectionId === debit.collectionId);
        const movementIds = debit.byReference ? together.map((each) => each.movementId) : [movementId];
        return [movementId, { ...debit, movementIds }] as const;
      });
      return new Map<MovementId, MovementDebit>([
        ...ofCredit,
        ...returned.map(({ movementId, ...debit }) => [movementId, { ...debit, movementIds: [movementId] }] as const),
      ]);
    },
    used: async (ids) =>
      new Map(
        (await found(used, [ids])).map(({ movementId, ...debit }) => [
          movementId,
          { ...debit, movementIds: [movementId] },
        ]),
      ),
  };
};
