import { onlineMethods } from '@platzwart/contracts/booking';
import { secretSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.digits('must be a port number'),
  v.toNumber(),
  v.maxValue(65_535, 'must be a port number'),
);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const address = v.pipe(v.string('must be set'), v.regex(/^https?:\/\//, 'must be an http:// address'));

/** The settings of the gateway. Each message completes a sentence that begins with the setting's name. */
export const configurationSchema = v.object({
  PLATZWART_MODE: v.optional(v.picklist(['demo', 'production'], 'must be demo or production'), 'production'),
  DATABASE_URL: v.pipe(v.string('must be set'), v.regex(/^postgres(?:ql)?:\/\//, 'must be a postgres:// address')),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '4000'),
  COMMAND_SERVICE_URL: v.optional(address, 'http://127.0.0.1:4001'),
  PROJECTION_SERVICE_URL: v.optional(address, 'http://127.0.0.1:4002'),
  MAIL_SERVICE_URL: v.optional(address, 'http://127.0.0.1:4004'),
  /** The methods that the command-service has a payment provider for, e.g. PAYPAL,CREDIT_CARD. */
  ONLINE_PAYMENTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').flatMap((method) => method.trim() || [])),
      v.array(v.picklist(onlineMethods, 'must be PAYPAL, CREDIT_CARD or both, separated by a comma')),
    ),
    '',
  ),
  /** Where the demo's simulated payment providers are. */
  PAYMENT_SIMULATOR_URL: v.optional(address),
  /** Signs the sessions. */
  SESSION_SECRET: secretSchema,
  /** Shared with the command-service. */
  SERVICE_SECRET: secretSchema,
  /** Folder of the built client; without it the API alone is served. */
  CLIENT_DIR: v.optional(v.string()),
  /** `allow-listed`: only our client's own documents are executed. Default: `allow-listed` in production, `open` in demo mode. */
  DOCUMENTS: v.optional(v.picklist(['allow-listed', 'open'], 'must be allow-listed or open')),
  /** Open WebSockets that one person may have at a time. */
  SOCKETS_PER_PERSON: v.optional(v.pipe(v.string(), v.digits('must be a number'), v.toNumber()), '20'),
  /** Open connections that one address may have, where no proxy is before the gateway: all phones on the club's Wi-Fi share one address. */
  CONNECTIONS_PER_PLACE: v.optional(v.pipe(v.string(), v.digits('must be a number'), v.toNumber()), '500'),
  /** Seconds that the read model of people may be behind the log before tokens and sign-ins are refused. */
  REVOCATION_LAG_SECONDS: v.optional(v.pipe(v.string(), v.digits('must be a number'), v.toNumber()), '5'),
  /** How many of our own proxies are before the gateway, each of which appends the address it saw to X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: v.optional(v.pipe(v.string(), v.digits('must be a number'), v.toNumber()), '0'),
  /** The port for health and metrics; without it neither is served. */
  OPERATIONS_PORT: v.optional(port),
  OPERATIONS_HOST: v.optional(v.string(), '127.0.0.1'),
  /** Where the spans of traced calls are sent; the host process loads the exporter (scripts/telemetry.ts). */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an http:// address'))),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});
export type Configuration = v.InferOutput<typeof configurationSchema>;
