import pg from 'pg';
import * as v from 'valibot';
import { Refusal } from './refusal.ts';

export type Database = Readonly<{
  /**
   * The rows of one statement, prepared once per connection.
   * Refusals: ERR_DB_CONNECTION where PostgreSQL is away, or the read models have not been made yet; ERR_INVALID_INPUT where a text
   * among `values` is none that PostgreSQL could hold, and so nothing that anybody could look for.
   */
  rows: (text: string, values?: readonly unknown[]) => Promise<readonly unknown[]>;
  close: () => Promise<void>;
}>;

export type DatabaseOptions = Readonly<{ url: string; onIdleError: (error: Error) => void }>;

/**
 * Statements are planned once per connection, not for each call: PostgreSQL would find a plan for just this call cheaper, and
 * take five times as long for the smallest. Such a plan never scans a table, also where it was made while that was empty.
 */
const plansAreKept = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

/** A pool on the read models. Connects when it is first asked. */
export const openDatabase = ({ url, onIdleError }: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    options: plansAreKept,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 4000,
    // The server gives up first, unless the line is dead: then nobody may wait on it, and its connection goes.
    query_timeout: 4500,
    keepAlive: true,
    application_name: 'platzwart-gateway',
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

const systemCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']);
/** Connection exceptions, shutdowns and start-ups, too many connections, undefined table and schema. */
const away = /^(?:08...|57P0[1-5]|53300|42P01|3F000)$/;
const messages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;
const failureSchema = v.object({ code: v.optional(v.string(), ''), message: v.optional(v.string(), '') });

/** `character_not_in_repertoire`: a null character. */
const noText = '22021';

const refusalOf = (error: unknown): Refusal | null => {
  const failure = v.safeParse(failureSchema, error);
  if (!failure.success) return null;
  const { code, message } = failure.output;
  if (code === noText) return new Refusal('ERR_INVALID_INPUT', [], { cause: error });
  const isAway = systemCodes.has(code) || away.test(code) || messages.test(message);
  return isAway ? new Refusal('ERR_DB_CONNECTION') : null;
};

/** Rows as the read models' tables hold them; throws where a table has another shape, which is a bug. */
export const decodeRows = <Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): readonly v.InferOutput<Schema>[] => v.parse(v.array(schema), rows);
