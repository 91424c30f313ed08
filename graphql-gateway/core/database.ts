import { isConnectionFailure } from '@platzwart/service-process/connection-failure';
import pg from 'pg';
import { applicationName } from '@platzwart/service-process/release';
import * as v from 'valibot';
import { Refusal } from './refusal.ts';

export type Database = Readonly<{
  /**
   * The rows of one statement, prepared once per connection.
   * Refusals: ERR_DB_CONNECTION where PostgreSQL is unreachable, or the read models do not exist yet; ERR_INVALID_INPUT where a text
   * among `values` cannot be stored by PostgreSQL and so cannot match any row.
   */
  rows: (text: string, values?: readonly unknown[]) => Promise<readonly unknown[]>;
  close: () => Promise<void>;
}>;

/** `connections`: at most so many. */
export type DatabaseOptions = Readonly<{
  url: string;
  connections?: number;
  onIdleError: (error: Error) => void;
}>;

/**
 * Statements are planned once per connection, not for each call: planning for each call would give cheaper plans, but
 * take five times as long for the smallest statement. Such a plan never scans a table, also where it was made while that was empty.
 */
const plansAreKept = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

/** A pool for the read models. Connects on the first query. */
export const openDatabase = ({ url, connections = 10, onIdleError }: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    options: plansAreKept,
    max: connections,
    connectionTimeoutMillis: 3000,
    statement_timeout: 4000,
    // The server's timeout is shorter. The client's timeout applies only where the connection is dead, and closes it.
    query_timeout: 4500,
    keepAlive: true,
    application_name: applicationName('platzwart-gateway'),
  });
  pool.on('error', onIdleError);
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `gateway_${names.size}`;
    names.set(text, name);
    return name;
  };
  const rows = async (text: string, values: readonly unknown[] = []): Promise<readonly unknown[]> => {
    try {
      return (await pool.query<pg.QueryResultRow>({ name: nameOf(text), text, values: [...values] })).rows;
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  };
  return { rows, close: () => pool.end() };
};

/** Undefined table and schema. */
const notMadeYet = ['42P01', '3F000'];
const failureSchema = v.object({ code: v.optional(v.string(), '') });

/** `character_not_in_repertoire`: a null character. */
const noText = '22021';

const refusalOf = (error: unknown): Refusal | null => {
  const failure = v.safeParse(failureSchema, error);
  if (!failure.success) return null;
  const { code } = failure.output;
  if (code === noText) return new Refusal('ERR_INVALID_INPUT', [], { cause: error });
  return isConnectionFailure(error) || notMadeYet.includes(code) ? new Refusal('ERR_DB_CONNECTION') : null;
};

/** Rows as the read models' tables hold them; throws where a table has another shape, which is a bug. */
export const decodeRows = <Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): readonly v.InferOutput<Schema>[] => v.parse(v.array(schema), rows);
