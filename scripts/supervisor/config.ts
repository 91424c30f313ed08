import * as v from 'valibot';

const port = v.pipe(
  v.string(),
  v.digits('must be a port number'),
  v.toNumber(),
  v.maxValue(65_535, 'must be a port number'),
);
const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must be a postgres:// address'));
const modes = ['demo', 'production'] as const;
const weakSecret = 'must be at least 32 characters that nobody can guess; `openssl rand -hex 32` makes such a secret';
const secret = v.pipe(
  v.string(),
  v.minLength(32, weakSecret),
  v.check((text) => new Set(text).size >= 10, weakSecret),
);

/**
 * What `npm start` wants to know of its surroundings; everything else in the environment is handed on to the services,
 * which check it themselves. Each message completes a sentence that begins with the name.
 */
export const configurationSchema = v.object({
  PLATZWART_MODE: v.optional(v.picklist(modes, 'must be demo or production'), 'demo'),
  DATABASE_URL: v.optional(postgresUrl),
  READER_DATABASE_URL: v.optional(postgresUrl),
  WRITER_DATABASE_URL: v.optional(postgresUrl),
  EVENTSTOREDB_URL: v.optional(v.string()),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address'))),
  MAIL_FROM: v.optional(v.string()),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]+\/*$/, 'must be an address like https://platz.example')),
  ),
  PORT: v.optional(port, '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  OPERATIONS_PORT: v.optional(port),
  DATA_DIR: v.optional(v.string(), '.data'),
  SESSION_SECRET: v.optional(secret),
  SERVICE_SECRET: v.optional(secret),
});
export type Configuration = v.InferOutput<typeof configurationSchema>;

/** How roles find the database that own none of it. */
export const waysOfRoles = ['READER_DATABASE_URL', 'WRITER_DATABASE_URL'] as const;

/** A sentence for each role's way that leads nowhere: the embedded PostgreSQL knows none but those it has made by itself. */
export const straysIn = (configuration: Configuration): readonly string[] =>
  configuration.DATABASE_URL === undefined
    ? waysOfRoles
        .filter((name) => configuration[name] !== undefined)
        .map((name) => `${name}: works with DATABASE_URL only, which is not set`)
    : [];
