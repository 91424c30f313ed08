import type pg from 'pg';
import { copyIn } from './copyIn.ts';
import { isTransient } from '@platzwart/database/failures';
import { type Upsert, upsert } from './bulkStatement.ts';

/** From this number of rows on, COPY is worth its three round trips. Only pages with at least as many events reach it. */
export const copyThreshold = 200;

/** Whether all `rows` were new and are written now; otherwise none was written. */
const copied = async <Row>(client: pg.ClientBase, target: Upsert<Row>, rows: readonly Row[]): Promise<boolean> => {
  await client.query('savepoint copying');
  try {
    await copyIn(client, target, rows);
  } catch (error) {
    if (isTransient(error)) throw error;
    await client.query('rollback to savepoint copying');
    return false;
  }
  await client.query('release savepoint copying');
  return true;
};

/**
 * Inserts the rows, or replaces those with the same key. Many rows, as in a catch-up or rebuild, are copied, because then they are
 * usually new; if one is not, all are upserted. `client` is inside a transaction.
 */
export const writeRows = async <Row>(
  client: pg.ClientBase,
  target: Upsert<Row>,
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0 || (rows.length >= copyThreshold && (await copied(client, target, rows)))) return;
  await client.query(upsert(target, rows));
};
