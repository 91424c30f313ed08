import { clubModes } from '@platzwart/contracts/club';
import { equalSecrets, secretSchema } from '@platzwart/contracts/core';
import { logSettings } from '@platzwart/event-store/log-settings';
import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.digits('must be a port number'),
  v.toNumber(),
  v.maxValue(65_535, 'must be a port number'),
);
const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must be a postgres:// address'));

/**
 * The settings of `npm start`; the rest of the environment is passed to the services, which validate it themselves. Each message
 * completes a sentence that begins with the setting's name.
 */
export const configurationSchema = v.object({
  PLATZWART_MODE: v.optional(v.picklist(clubModes, 'must be demo or production'), 'demo'),
  DATABASE_URL: v.optional(postgresUrl),
  READER_DATABASE_URL: v.optional(postgresUrl),
  WRITER_DATABASE_URL: v.optional(postgresUrl),
  ...logSettings,
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address'))),
  MAIL_FROM: v.optional(v.string()),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]+\/*$/, 'must be an address like https://platz.example')),
  ),
  PORT: v.optional(port, '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  OPERATIONS_PORT: v.optional(port),
  DATA_DIR: v.optional(v.string(), '.data'),
  UPDATE_BACKUPS: v.optional(v.string()),
  SESSION_SECRET: v.optional(secretSchema),
  SERVICE_SECRET: v.optional(secretSchema),
});
export type Configuration = v.InferOutput<typeof configurationSchema>;

/** Database addresses of the roles that own nothing. */
export const roleUrlSettings = ['READER_DATABASE_URL', 'WRITER_DATABASE_URL'] as const;

/**
 * A sentence where both secrets are the same, and for each role address that is set without DATABASE_URL: the embedded PostgreSQL has only
 * the roles that it created itself.
 */
export const conflictingSettings = (configuration: Configuration): readonly string[] => [
  ...equalSecrets(configuration),
  ...rolesWithoutDatabase(configuration),
];

const rolesWithoutDatabase = (configuration: Configuration): readonly string[] =>
  configuration.DATABASE_URL === undefined
    ? roleUrlSettings
        .filter((name) => configuration[name] !== undefined)
        .map((name) => `${name}: works with DATABASE_URL only, which is not set`)
    : [];
