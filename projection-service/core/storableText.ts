const withoutNul = (text: string): string => (text.includes('\u0000') ? text.replaceAll('\u0000', '') : text);

/** The log keeps every JSON string as it came; PostgreSQL's `text` and `jsonb` cannot hold the character NUL, so it is left out. */
export const storable = (value: unknown): unknown => (typeof value === 'string' ? withoutNul(value) : value);

/** JSON for a `jsonb` column. */
export const storableJson = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => storable(inner));
