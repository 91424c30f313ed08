import * as v from 'valibot';

/** A hyphen ends the prefix, which no stream's name contains: so no club's streams begin with the prefix of another. */
const streamPrefix = v.pipe(
  v.string(),
  v.maxLength(60, 'must not be longer than 60 characters'),
  v.regex(/^(?:[a-z\d]+-)+$/, 'must be lower-case letters and digits that end with a hyphen, like tc-musterstadt-'),
);

/** The settings that say where the log is; without the first it is in PostgreSQL. Each message completes a sentence that begins with the setting's name. */
export const logSettings = {
  EVENTSTOREDB_URL: v.optional(
    v.pipe(v.string(), v.regex(/^esdb(?:\+discover)?:\/\//, 'must be an esdb:// or esdb+discover:// address')),
  ),
  /** What the names of the club's streams begin with there, where several clubs share one store. */
  EVENTSTOREDB_STREAM_PREFIX: v.optional(streamPrefix),
};

/** Where the log is. `DATABASE_URL`: as the role that works on it. */
export type LogAddress = Readonly<{
  DATABASE_URL: string;
  EVENTSTOREDB_URL?: string | undefined;
  EVENTSTOREDB_STREAM_PREFIX?: string | undefined;
}>;
