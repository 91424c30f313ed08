import {
  type CollectionId,
  type InvoiceId,
  type LocalDate,
  type PersonId,
  centsSchema,
  collectionIdSchema,
  invoiceIdSchema,
  localDateSchema,
  personIdSchema,
  rowReader,
} from '@platzwart/contracts/core';
import {
  type CollectionRow,
  type DebitRow,
  type MandateRow,
  collectionColumns,
  debitColumns,
  debitsPerCollection,
  mandateColumns,
  returnReasonsOfMandate,
} from '@platzwart/contracts/debit';
import * as v from 'valibot';
import { batchLoader } from '../core/batchLoader.ts';
import { type Database, decodeRows } from '../core/database.ts';

const mandateReader = rowReader(mandateColumns);
const collectionReader = rowReader(collectionColumns);
const debitReader = rowReader(debitColumns);

const dueSchema = v.object({
  ...{ invoiceId: invoiceIdSchema, personId: personIdSchema, number: v.string() },
  ...{ amount: centsSchema, dueOn: localDateSchema, signedOn: v.nullable(localDateSchema) },
  lastUsedOn: v.nullable(localDateSchema),
  ...{ returnReason: v.nullable(v.string()), returnedOn: v.nullable(localDateSchema), returns: v.number() },
});
/**
 * An open invoice that no live collection has; `signedOn` null: its owner has given no mandate. `returnReason`, `returnedOn`: why and when the last
 * debit by this mandate came back, of this invoice, or of another one where the reason concerns the mandate and nothing was collected since.
 * `returns`: how often it was this invoice's.
 */
export type DueInvoice = Readonly<v.InferOutput<typeof dueSchema>>;

const openDues = `
  with returned as (
    select debit.invoice_id, debit.mandate_reference, debit.return_reason, debit.returned_on,
      debit.return_reason = any($2) and not exists (
        select from debits.debits as later where later.mandate_reference = debit.mandate_reference
          and later.state = 'COLLECTED' and later.execution_on > debit.execution_on
      ) as is_of_mandate
    from debits.debits as debit where debit.state = 'RETURNED'
  )
  select invoice.invoice_id as "invoiceId", invoice.person_id as "personId", invoice.number,
    (invoice.amount_due - invoice.waived_amount - invoice.paid_amount) as amount, invoice.due_on::text as "dueOn", mandate.signed_on::text as "signedOn",
    mandate.last_used_on::text as "lastUsedOn", back.return_reason as "returnReason", back.returned_on::text as "returnedOn",
    coalesce(back.times, 0)::int as returns
  from invoices.invoices as invoice
  left join debits.mandates as mandate on mandate.person_id = invoice.person_id and not mandate.revoked
  left join lateral (
    select return_reason, returned_on, count(*) filter (where invoice_id = invoice.invoice_id) over () as times
    from returned where mandate_reference = mandate.reference and (invoice_id = invoice.invoice_id or is_of_mandate)
    order by returned_on desc limit 1
  ) as back on true
  where invoice.state in ('UNPAID', 'INVOICED') and invoice.amount_due > invoice.waived_amount + invoice.paid_amount and invoice.due_on <= $1
    and not exists (select from debits.debits as debit where debit.invoice_id = invoice.invoice_id and debit.state = 'PENDING')
  order by mandate.signed_on is null, invoice.number limit ${debitsPerCollection}`;

/** A payer may have money that was collected without a mandate taken back for 13 months. */
const returnableDebits = `
  select ${debitReader.selectList('debit')} from debits.debits as debit
    join debits.collections as collection on collection.collection_id = debit.collection_id
  where collection.state in ('SUBMITTED', 'SETTLED') and debit.state <> 'DROPPED' and debit.return_fee is null
    and debit.execution_on > current_date - 430
  order by debit.execution_on desc, debit.number`;

const sumsSchema = v.object({ collectionId: collectionIdSchema, count: v.number(), amount: centsSchema });
/** Of what is or was collected: without dropped debits. */
export type CollectionSums = Readonly<v.InferOutput<typeof sumsSchema>>;

const paidSchema = v.object({ invoiceId: invoiceIdSchema });

export type DebitReads = Readonly<{
  /** The mandate that is not revoked; null where there is none. */
  mandateOf: (personId: PersonId) => Promise<MandateRow | null>;
  /** Also revoked ones. */
  mandatesOf: (personId: PersonId) => Promise<readonly MandateRow[]>;
  /** Those of everybody that are not revoked. */
  mandates: () => Promise<readonly MandateRow[]>;
  /** Open invoices that are due on this day at the latest, in order of their numbers; as many as fit a collection. */
  dueInvoices: (executionOn: LocalDate) => Promise<readonly DueInvoice[]>;
  /** The newest first. */
  collections: () => Promise<readonly CollectionRow[]>;
  collection: (id: CollectionId) => Promise<CollectionRow | null>;
  sumsOf: (id: CollectionId) => Promise<CollectionSums | null>;
  debitsOf: (id: CollectionId) => Promise<readonly DebitRow[]>;
  debitsOfPerson: (personId: PersonId) => Promise<readonly DebitRow[]>;
  /** Those that were with the bank, and whose money no movement has taken back. */
  returnable: () => Promise<readonly DebitRow[]>;
  /** The live debit of an invoice. */
  pendingOf: (id: InvoiceId) => Promise<DebitRow | null>;
  /** Whether an invoice in a collection was paid otherwise. */
  isPaidOtherwise: (id: InvoiceId) => Promise<boolean>;
}>;

export const debitReads = (database: Pick<Database, 'rows'>): DebitReads => {
  const mandates = async (condition: string, values: readonly unknown[] = []): Promise<readonly MandateRow[]> =>
    mandateReader.decode(
      await database.rows(
        `select ${mandateReader.selectList()} from debits.mandates where ${condition} order by signed_at desc`,
        values,
      ),
    );
  const collections = async (condition: string, values: readonly unknown[] = []): Promise<readonly CollectionRow[]> =>
    collectionReader.decode(
      await database.rows(
        `select ${collectionReader.selectList()} from debits.collections where ${condition} order by announced_at desc`,
        values,
      ),
    );
  const debits = async (condition: string, values: readonly unknown[]): Promise<readonly DebitRow[]> =>
    debitReader.decode(
      await database.rows(
        `select ${debitReader.selectList()} from debits.debits where ${condition} order by number, debit_id`,
        values,
      ),
    );
  const sumsOf = batchLoader(async (ids: readonly CollectionId[]) => {
    const rows = await database.rows(
      `select collection_id as "collectionId", count(*)::int as count, sum(amount)::float8 as amount from debits.debits
       where collection_id = any($1::uuid[]) and state <> 'DROPPED' group by collection_id`,
      [ids],
    );
    return new Map(decodeRows(sumsSchema, rows).map((sums) => [sums.collectionId, sums]));
  });
  const pendingOf = batchLoader(async (ids: readonly InvoiceId[]) => {
    const rows = await debits(`invoice_id = any($1::uuid[]) and state = 'PENDING'`, [ids]);
    return new Map(rows.map((row) => [row.invoiceId, row]));
  });
  const paidOtherwise = batchLoader(async (ids: readonly InvoiceId[]) => {
    const rows = await database.rows(
      `select invoice_id as "invoiceId" from invoices.invoices
       where invoice_id = any($1::uuid[]) and state = 'PAID' and paid_by <> 'DIRECT_DEBIT'`,
      [ids],
    );
    return new Map(decodeRows(paidSchema, rows).map(({ invoiceId }) => [invoiceId, true]));
  });
  return {
    mandateOf: async (personId) => (await mandates('person_id = $1 and not revoked', [personId]))[0] ?? null,
    mandatesOf: (personId) => mandates('person_id = $1', [personId]),
    mandates: () => mandates('not revoked'),
    dueInvoices: async (executionOn) =>
      decodeRows(dueSchema, await database.rows(openDues, [executionOn, returnReasonsOfMandate])),
    collections: () => collections('true'),
    collection: async (id) => (await collections('collection_id = $1', [id]))[0] ?? null,
    sumsOf,
    debitsOf: (id) => debits('collection_id = $1', [id]),
    returnable: async () => debitReader.decode(await database.rows(returnableDebits)),
    debitsOfPerson: (personId) => debits('person_id = $1', [personId]),
    pendingOf,
    isPaidOtherwise: async (id) => (await paidOtherwise(id)) ?? false,
  };
};
