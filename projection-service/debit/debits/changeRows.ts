import { collectionColumns, debitColumns, mandateColumns } from '@platzwart/contracts/debit';
import { upsert } from '../../core/bulkStatement.ts';
import type { Effects, Logged } from '../../core/readModel.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

const tables = {
  mandates: { key: 'mandate_id', columns: writtenColumns(mandateColumns) },
  collections: { key: 'collection_id', columns: writtenColumns(collectionColumns) },
  debits: { key: 'debit_id', columns: writtenColumns(debitColumns) },
} as const;
type Table = keyof typeof tables;

/** A row that is there already knows this event. */
export const add = async (table: Table, row: Readonly<Record<string, unknown>>, { client, schema }: Effects) => {
  await client.query(upsert({ ...tables[table], table: `${schema}.${table}`, onlyWhere: 'false' }, [row]));
};

export type Change = Readonly<{
  table: Table;
  /** Condition on the rows, with the parameters from `$2` on. */
  where: string;
  values: readonly unknown[];
  /** Columns and expressions, with the same parameters. */
  set: string;
}>;

/** Rows that know the event already stay as they are. */
export const change = async (
  { table, where, values, set }: Change,
  { position }: Logged,
  { client, schema }: Effects,
) => {
  await client.query({
    text: `update ${schema}.${table} set ${set}, changed_at = $1 where ${where} and changed_at < $1`,
    values: [position, ...values],
  });
};
