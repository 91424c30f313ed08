import { logSettings } from '@platzwart/event-store/log-settings';
import * as v from 'valibot';
import { mailLimits } from './core/mailLimits.ts';

const port = v.pipe(
  v.string(),
  v.digits('must be a port number'),
  v.toNumber(),
  v.maxValue(65_535, 'must be a port number'),
);
const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must be a postgres:// address'));
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const withoutSlash = v.transform((address: string) => address.replace(/\/+$/, ''));

/** The settings of the mail-service. Each message completes a sentence that begins with the setting's name. */
export const configurationSchema = v.object({
  PLATZWART_MODE: v.optional(v.picklist(['demo', 'production'], 'must be demo or production'), 'production'),
  /** Connection as the owner of the tables, who creates and migrates them; without the next setting it is used for everything. */
  DATABASE_URL: v.optional(postgresUrl, ''),
  /** The same database as the writer, who reads and writes the tables and owns none. */
  WRITER_DATABASE_URL: v.optional(postgresUrl),
  ...logSettings,
  HOST: v.optional(v.string(), '127.0.0.1'),
  MAIL_PORT: v.optional(port, '4004'),
  /** The SMTP server; without it, which is allowed in demo mode only, e-mails are caught. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address'))),
  /** The sender: exactly one address. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.trim(), v.email('must be one e-mail address and nothing else'))),
  /** The public address of the club's pages. */
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s/?#]+\/*$/, 'must be an address like https://platz.example'),
      withoutSlash,
    ),
  ),
  /** E-mails of one kind that one person is sent within an hour; further ones are sent together. */
  MAILS_PER_HOUR: v.optional(
    v.pipe(v.string(), v.digits('must be a number'), v.toNumber(), v.minValue(1, 'must be at least 1')),
    String(mailLimits.perHour),
  ),
  /** Where the spans of traced calls are sent; the host process loads the exporter (scripts/telemetry.ts). */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an http:// address'))),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});
export type Configuration = v.InferOutput<typeof configurationSchema>;
