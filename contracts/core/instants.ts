import * as v from 'valibot';

/** An instant in ISO 8601 with its zone, e.g. `2026-06-15T08:30:00.000Z`. It stays text. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());
