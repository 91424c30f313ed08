import { logSettings } from '@platzwart/event-store/log-settings';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.digits('must be a port number'),
  v.toNumber(),
  v.maxValue(65_535, 'must be a port number'),
);
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings of the projection-service. Each message completes a sentence that begins with the setting's name. */
export const configurationSchema = v.object({
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must be a postgres:// address')), ''),
  ...logSettings,
  HOST: v.optional(v.string(), '127.0.0.1'),
  PROJECTION_PORT: v.optional(port, '4002'),
  /** Where the spans of traced calls are sent; the host process loads the exporter (scripts/telemetry.ts). */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//, 'must be an http:// address'))),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});
/** The settings that `npm run rebuild` needs. */
export const addressesSchema = v.object({
  DATABASE_URL: configurationSchema.entries.DATABASE_URL,
  ...logSettings,
});
