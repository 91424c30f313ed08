import { clubModes } from '@platzwart/contracts/club';
import { emailSchema, secretSchema } from '@platzwart/contracts/core';
import { logSettings } from '@platzwart/event-store/log-settings';
import * as v from 'valibot';
import { mutationsPerMinute } from './core/callBudget.ts';

const port = v.pipe(
  v.string(),
  v.digits('must be a port number'),
  v.toNumber(),
  v.maxValue(65_535, 'must be a port number'),
);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const set = v.pipe(v.string(), v.nonEmpty('must be set'));
/** Only the first problem of a variable is reported. */
const firstProblem = { abortPipeEarly: true };

const deliveredPassword = /^[^:]+:\/\/[^/@]+:changeit@/;
const withoutTls = /[?&]tls(?:VerifyCert)?=false/i;

const postgresUrl = v.regex(/^postgres(?:ql)?:\/\//, 'must be a postgres:// address');
const databaseUrl = v.pipe(set, postgresUrl);

const httpAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/?#]+$/, 'must be an address like https://api.example, without a path'),
);
const publicUrl = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/?#]+\/*$/, 'must be an address like https://platz.example'),
);

/** The environment variables of the command-service. Each message completes a sentence that begins with the variable's name. */
export const configurationSchema = v.object({
  PLATZWART_MODE: v.optional(v.picklist(clubModes, 'must be demo or production'), 'production'),
  /** Connects as the owner of the tables, who creates and migrates them; without the next variable all work is done as the owner. */
  DATABASE_URL: v.optional(v.config(databaseUrl, firstProblem), ''),
  /** The same database, connected as the writer, who cannot change an event. */
  WRITER_DATABASE_URL: v.optional(v.pipe(v.string(), postgresUrl)),
  ...logSettings,
  /** `private`: only our own services reach the network of the EventStoreDB, so that it may go without TLS in production. */
  EVENTSTOREDB_NETWORK: v.optional(v.literal('private', 'must be private')),
  /** The folder of the embedded database and the logs, whose disk is watched; missing where the data are on other machines. */
  DATA_DIR: v.optional(v.string()),
  HOST: v.optional(v.string(), '127.0.0.1'),
  COMMAND_PORT: v.optional(port, '4001'),
  SERVICE_SECRET: secretSchema,
  /** 1: fills an empty log with the demo club before the first request; in demo mode only. */
  SEED_DEMO: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  /** `remove`: in production, erases every person of data that were a demo's. */
  DEMO_PEOPLE: v.optional(v.literal('remove', 'must be remove')),
  /** The file of the signed head of the log, on another disk or machine than the log where there is one; without it none is kept. */
  LOG_HEAD_FILE: v.optional(v.pipe(v.string(), v.nonEmpty('must be a file'))),
  /** The account whose owner is sent that head once a week. */
  LOG_HEAD_TO: v.optional(v.config(emailSchema, { message: 'must be the e-mail address of an account' })),
  /** The club's address for browsers: where a payment provider sends people back to. */
  PUBLIC_URL: v.optional(v.config(publicUrl, firstProblem)),
  /** Credentials of the payment providers; without them their methods are not offered. The addresses are those of the live systems. */
  PAYPAL_CLIENT_ID: v.optional(v.string()),
  PAYPAL_CLIENT_SECRET: v.optional(v.string()),
  PAYPAL_URL: v.optional(httpAddress, 'https://api-m.paypal.com'),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  /** What their messages are verified with (docs/adr/0065-webhooks.md); without it the provider is asked more often. */
  PAYPAL_WEBHOOK_ID: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRETS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:whsec_\w+(?:,whsec_\w+)?)?$/, 'must be one or two signing secrets (whsec_…), separated by a comma'),
    ),
  ),
  STRIPE_URL: v.optional(httpAddress, 'https://api.stripe.com'),
  /** 1: simulated providers take their place, in demo mode only; on this port, with their payments in this file. */
  PAYMENT_SIMULATOR: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  PAYMENT_SIMULATOR_PORT: v.optional(port, '4005'),
  PAYMENT_SIMULATOR_FILE: v.optional(v.pipe(v.string(), v.nonEmpty('must be a file'))),
  /** Commands that one person may send in a minute, three times as many at once; ADMINs ten times as many (core/callBudget.ts). */
  MUTATIONS_PER_MINUTE: v.optional(
    v.pipe(v.string(), v.digits('must be a number'), v.toNumber(), v.minValue(1, 'must be at least 1')),
    String(mutationsPerMinute),
  ),
  /** Where the spans of traced calls are sent; the host loads the exporter (scripts/telemetry.ts). */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an http:// address'))),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});
/** Whether the log is protected only by EventStoreDB's default password. */
export const hasDeliveredPassword = (address: string): boolean => deliveredPassword.test(address);
/** Whether the connection to the log is unencrypted, so that others on the network can read and write it. */
export const isWithoutTls = (address: string): boolean => withoutTls.test(address);

export type Configuration = v.InferOutput<typeof configurationSchema>;
