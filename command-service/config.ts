import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.digits('must be a port number'),
  v.toNumber(),
  v.maxValue(65_535, 'must be a port number'),
);
const modes = ['demo', 'production'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const weakSecret = 'must be at least 32 characters that nobody can guess; `openssl rand -hex 32` makes such a secret';
const isVaried = (secret: string): boolean => new Set(secret).size >= 10;

const set = v.pipe(v.string(), v.nonEmpty('must be set'));
/** One problem per variable is enough. */
const firstProblem = { abortPipeEarly: true };

const deliveredPassword = /^[^:]+:\/\/[^/@]+:changeit@/;
const withoutTls = /[?&]tls(?:VerifyCert)?=false/i;

const postgresUrl = v.regex(/^postgres(?:ql)?:\/\//, 'must be a postgres:// address');
const databaseUrl = v.pipe(set, postgresUrl);
const secret = v.pipe(set, v.minLength(32, weakSecret), v.check(isVaried, weakSecret));

/** What the command-service wants to know of its surroundings. Each message completes a sentence that begins with the name. */
export const configurationSchema = v.object({
  PLATZWART_MODE: v.optional(v.picklist(modes, 'must be demo or production'), 'production'),
  /** As the owner of the tables, who makes them and brings them up to date; without the next one everything is done so. */
  DATABASE_URL: v.optional(v.config(databaseUrl, firstProblem), ''),
  /** The same database as the writer, who works with the tables and cannot change an event. */
  WRITER_DATABASE_URL: v.optional(v.pipe(v.string(), postgresUrl)),
  EVENTSTOREDB_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:esdb|kurrentdb)(?:\+discover)?:\/\//, 'must be an esdb:// or kurrentdb:// address'),
    ),
  ),
  /** `private`: only our own services reach the network of the EventStoreDB, so that it may go without TLS in production. */
  EVENTSTOREDB_NETWORK: v.optional(v.literal('private', 'must be private')),
  HOST: v.optional(v.string(), '127.0.0.1'),
  COMMAND_PORT: v.optional(port, '4001'),
  SERVICE_SECRET: v.optional(v.config(secret, firstProblem), ''),
  /** 1: an empty log is filled with the demo club before the first request; in demo mode only. */
  SEED_DEMO: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  /** Where the spans of traced calls go; the host loads what sends them (scripts/telemetry.ts). */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an http:// address'))),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});
/** Is the log kept behind the password that every EventStoreDB is delivered with? */
export const hasDeliveredPassword = (address: string): boolean => deliveredPassword.test(address);
/** May anybody on the way to the log read and write it? */
export const isWithoutTls = (address: string): boolean => withoutTls.test(address);

export type Configuration = v.InferOutput<typeof configurationSchema>;
