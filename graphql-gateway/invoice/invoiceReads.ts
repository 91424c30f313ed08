import {
  type InvoiceId,
  type PersonId,
  type Position,
  centsSchema,
  invoiceIdSchema,
  personIdSchema,
  rowReader,
} from '@platzwart/contracts/core';
import { type ClaimRow, type InvoiceRow, claimColumns, invoiceColumns } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { batchLoader } from '../core/batchLoader.ts';
import { type Database, decodeRows } from '../core/database.ts';
import type { IssuePeriod } from './issuePeriod.ts';

const invoiceReader = rowReader(invoiceColumns);
const claimReader = rowReader(claimColumns);

/** The invoices that a list shows at most. */
const longestList = 2_000;

const changedSchema = v.object({ personId: personIdSchema });
const cancelledLinesSchema = v.object({ invoiceId: invoiceIdSchema, count: v.number(), amount: centsSchema });
export type CancelledLines = Readonly<v.InferOutput<typeof cancelledLinesSchema>>;
const replacedSchema = v.object({ invoiceId: invoiceIdSchema, replacedBy: invoiceIdSchema });
const keptSchema = v.object({ invoiceId: invoiceIdSchema, warningLevel: v.number() });

/** Open claims, and those that were paid before and that no invoice lists. */
const isBillable = `(state = 'OPEN' or state = 'PAID' and invoice_id is null)`;

/** The lines that a document demands, by what they are about. */
const demandedBy = (row: string): string =>
  `select line ->> 'kind', line ->> 'itemId' from jsonb_array_elements(${row}.document -> 'lines') as line
   where not (line ->> 'alreadyPaid')::boolean`;

/** What a cancelled invoice demanded, as its document says it and with the bookings that took the place of others since. */
const releasedBy = (row: string): string =>
  `${demandedBy(row)}
   union select case claim ->> 'kind' when 'COURT' then 'BOOKING' else claim ->> 'kind' end, claim ->> 'itemId'
   from jsonb_array_elements(${row}.released) as claim`;

/** What an invoice demands although it was cancelled without a price; what was paid at the club before is no demand. */
export const isToCorrect = `dropped and club_payment = 'NONE'`;

export type InvoiceReads = Readonly<{
  /** Whose invoices have changed after a position of the log. */
  changedSince: (position: Position) => Promise<readonly PersonId[]>;
  /** Likewise of the invoices and of what is owed, with those who pay for these people: their pages show both. */
  ownChangedSince: (position: Position) => Promise<readonly PersonId[]>;
  byId: (invoiceId: InvoiceId) => Promise<InvoiceRow | null>;
  /** Everybody's, the newest first, with the documents that cancel one. Of more than 2,000 the newest. */
  all: () => Promise<readonly InvoiceRow[]>;
  /** Likewise those that were issued from the day `from` on and before the day `before`. */
  issuedIn: (period: IssuePeriod) => Promise<readonly InvoiceRow[]>;
  ofPerson: (personId: PersonId) => Promise<readonly InvoiceRow[]>;
  /** What of these people can be billed or listed. */
  claimsOf: (people: readonly PersonId[]) => Promise<readonly ClaimRow[]>;
  /** The open claims of everybody. */
  claimsOfDebtors: () => Promise<readonly ClaimRow[]>;
  /** The documents that are kept as files: 0 is the invoice, 1 to 3 are the letters about it. */
  keptDocuments: (invoiceId: InvoiceId) => Promise<readonly number[]>;
  /** How much of it is of bookings and cards that were cancelled without a price since, in cents; null for nothing. */
  cancelledLines: (invoiceId: InvoiceId) => Promise<CancelledLines | null>;
  /** The first invoice of its recipient that demands again what this cancelled one demanded; null for none. */
  replacedBy: (invoiceId: InvoiceId) => Promise<InvoiceRow | null>;
}>;

export const invoiceReads = (database: Pick<Database, 'rows'>): InvoiceReads => {
  const invoices = async (condition: string, values: readonly unknown[] = []): Promise<readonly InvoiceRow[]> =>
    invoiceReader.decode(
      await database.rows(
        `select ${invoiceReader.selectList()} from invoices.invoices where ${condition} order by number desc limit ${longestList}`,
        values,
      ),
    );
  const claims = async (condition: string, values: readonly unknown[] = []): Promise<readonly ClaimRow[]> =>
    claimReader.decode(
      await database.rows(
        `select ${claimReader.selectList()} from invoices.claims where ${isBillable} and ${condition} order by date, claim`,
        values,
      ),
    );
  const changed = async (text: string, position: Position): Promise<readonly PersonId[]> =>
    decodeRows(changedSchema, await database.rows(text, [position])).map(({ personId }) => personId);
  const byId = batchLoader(async (ids: readonly InvoiceId[]) => {
    const rows = await invoices('invoice_id = any($1::uuid[])', [ids]);
    return new Map(rows.map((row) => [row.invoiceId, row]));
  });
  const kept = batchLoader(async (ids: readonly InvoiceId[]) => {
    const rows = await database.rows(
      `select invoice_id as "invoiceId", warning_level as "warningLevel" from vault.documents
       where invoice_id = any($1::uuid[]) order by warning_level`,
      [ids],
    );
    const found = decodeRows(keptSchema, rows);
    return new Map(ids.map((id) => [id, found.filter(({ invoiceId }) => invoiceId === id)]));
  });
  const cancelled = batchLoader(async (ids: readonly InvoiceId[]) => {
    const rows = await database.rows(
      `select invoice_id as "invoiceId", count(*)::int as count, sum(gross)::float8 as amount from invoices.claims
       where invoice_id = any($1::uuid[]) and ${isToCorrect} group by invoice_id`,
      [ids],
    );
    return new Map(decodeRows(cancelledLinesSchema, rows).map((found) => [found.invoiceId, found]));
  });
  const replaced = batchLoader(async (ids: readonly InvoiceId[]) => {
    const rows = await database.rows(
      `select distinct on (given.invoice_id) given.invoice_id as "invoiceId", next.invoice_id as "replacedBy"
       from invoices.invoices as given
         join invoices.invoices as next on next.person_id = given.person_id and next.cancels is null and next.number > given.number
       where given.invoice_id = any($1::uuid[]) and given.cancelled_by is not null
         and exists ((${releasedBy('given')}) intersect ${demandedBy('next')})
       order by given.invoice_id, next.number`,
      [ids],
    );
    return new Map(decodeRows(replacedSchema, rows).map((found) => [found.invoiceId, found.replacedBy]));
  });
  return {
    changedSince: (position) =>
      changed('select distinct person_id as "personId" from invoices.invoices where changed_at > $1', position),
    ownChangedSince: (position) =>
      changed(
        `with changed as (
           select person_id from invoices.invoices where changed_at > $1
           union select person_id from invoices.claims where changed_at > $1)
         select person_id as "personId" from changed
         union select coalesce(payer_id, guardian_id) from changed join people.people using (person_id)
         where coalesce(payer_id, guardian_id) is not null`,
        position,
      ),
    byId,
    all: () => invoices('true'),
    issuedIn: ({ from, before }) => invoices('issued_on >= $1 and issued_on < $2', [from, before]),
    ofPerson: (personId) => invoices('person_id = $1', [personId]),
    claimsOf: (people) => claims('person_id = any($1::uuid[])', [people]),
    claimsOfDebtors: () => claims(`state = 'OPEN'`),
    keptDocuments: async (invoiceId) => ((await kept(invoiceId)) ?? []).map(({ warningLevel }) => warningLevel),
    cancelledLines: async (invoiceId) => (await cancelled(invoiceId)) ?? null,
    replacedBy: async (invoiceId) => {
      const id = await replaced(invoiceId);
      return id ? ((await byId(id)) ?? null) : null;
    },
  };
};
