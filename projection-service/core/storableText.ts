const withoutNul = (text: string): string => text.replaceAll('\u0000', '');

/** The log keeps every JSON string as it came; PostgreSQL's `text` and `jsonb` cannot hold the character NUL, so it is left out. */
export const storable = (value: unknown): unknown => (typeof value === 'string' ? withoutNul(value) : value);

/** JSON for a `jsonb` column. */
export const storableJson = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => storable(inner));
