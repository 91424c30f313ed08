import type pg from 'pg';
import { copyIn } from './copyIn.ts';
import { isPassing } from '@platzwart/event-store/failures';
import { type Upsert, upsert } from './setStatement.ts';

/** From so many rows on COPY is worth its three round trips. No page of fewer events has so many. */
export const copiedFrom = 200;

/** Whether all `rows` were new and are written now; otherwise none is. */
const copied = async <Row>(client: pg.ClientBase, target: Upsert<Row>, rows: readonly Row[]): Promise<boolean> => {
  await client.query('savepoint copying');
  try {
    await copyIn(client, target, rows);
  } catch (error) {
    if (isPassing(error)) throw error;
    await client.query('rollback to savepoint copying');
    return false;
  }
  await client.query('release savepoint copying');
  return true;
};

/**
 * Inserts the rows, or replaces those that are there under the same key. The same for one row and for a hundred thousand: many rows,
 * as when a read model catches up or is built anew, are copied, for then they are new; if one is not, all are upserted.
 * `client` is inside a transaction.
 */
export const writeRows = async <Row>(
  client: pg.ClientBase,
  target: Upsert<Row>,
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0 || (rows.length >= copiedFrom && (await copied(client, target, rows)))) return;
  await client.query(upsert(target, rows));
};
