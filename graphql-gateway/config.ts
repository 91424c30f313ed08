import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.digits('must be a port number'),
  v.toNumber(),
  v.maxValue(65_535, 'must be a port number'),
);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const weakSecret = 'must be at least 32 characters that nobody can guess; `openssl rand -hex 32` makes such a secret';
const isVaried = (secret: string): boolean => new Set(secret).size >= 10;
const secret = v.pipe(v.string('must be set'), v.minLength(32, weakSecret), v.check(isVaried, weakSecret));
const address = v.pipe(v.string('must be set'), v.regex(/^https?:\/\//, 'must be an http:// address'));

/** What the gateway wants to know of its surroundings. Each message completes a sentence that begins with the name. */
export const configurationSchema = v.object({
  PLATZWART_MODE: v.optional(v.picklist(['demo', 'production'], 'must be demo or production'), 'production'),
  DATABASE_URL: v.pipe(v.string('must be set'), v.regex(/^postgres(?:ql)?:\/\//, 'must be a postgres:// address')),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '4000'),
  COMMAND_SERVICE_URL: v.optional(address, 'http://127.0.0.1:4001'),
  PROJECTION_SERVICE_URL: v.optional(address, 'http://127.0.0.1:4002'),
  MAIL_SERVICE_URL: v.optional(address, 'http://127.0.0.1:4004'),
  /** Signs the sessions. */
  SESSION_SECRET: secret,
  /** Shared with the command-service. */
  SERVICE_SECRET: secret,
  /** Folder of the built client; without it the API alone is served. */
  CLIENT_DIR: v.optional(v.string()),
  /** `allow-listed`: only our client's own documents are executed; by default so in production, open in demo mode. */
  DOCUMENTS: v.optional(v.picklist(['allow-listed', 'open'], 'must be allow-listed or open')),
  /** Open WebSockets that one person may have at a time. */
  SOCKETS_PER_PERSON: v.optional(v.pipe(v.string(), v.digits('must be a number'), v.toNumber()), '20'),
  /** Open connections that one place may have at a time, where no proxy stands before the gateway: a club house full of phones is one. */
  CONNECTIONS_PER_PLACE: v.optional(v.pipe(v.string(), v.digits('must be a number'), v.toNumber()), '500'),
  /** How many proxies of ours stand before the gateway, each of which appends to X-Forwarded-For whom it heard. */
  TRUSTED_PROXY_HOPS: v.optional(v.pipe(v.string(), v.digits('must be a number'), v.toNumber()), '0'),
  /** Where operators ask for health and metrics; without it they cannot. */
  OPERATIONS_PORT: v.optional(port),
  OPERATIONS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where the spans of traced calls go; the host loads what sends them (scripts/telemetry.ts). */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an http:// address'))),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});
export type Configuration = v.InferOutput<typeof configurationSchema>;
