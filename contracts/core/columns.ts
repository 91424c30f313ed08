import * as v from 'valibot';
import type { ColumnDefinition } from './columnDefinition.ts';
import { positionSchema } from './position.ts';
import { localDateSchema } from './wallClock.ts';

const columnOf = <Value>(
  type: string,
  schema: v.GenericSchema<unknown, Value>,
  special: Partial<Pick<ColumnDefinition, 'refinement' | 'select'>> = {},
): ColumnDefinition<Value> => ({
  type,
  schema,
  isNullable: false,
  refinement: () => '',
  select: (name) => name,
  ...special,
});

const instantText = (name: string): string => `to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** Compared byte by byte, whatever the language of the database. */
const byteByByte = { refinement: () => ' collate "C"' };
const oneOf = (words: readonly string[]) => ({
  refinement: (name: string) => ` check (${name} in (${words.map((word) => `'${word}'`).join(', ')}))`,
});

export const uuidOf = <Id extends string>(schema: v.GenericSchema<unknown, Id>) => columnOf('uuid', schema);
export const uuid = uuidOf(v.string());
export const textOf = <Text extends string>(schema: v.GenericSchema<unknown, Text>) => columnOf('text', schema);
export const text = textOf(v.string());
/** Text that is ordered byte by byte. */
export const orderedText = columnOf('text', v.string(), byteByByte);
/** A position of the log. */
export const logPosition = columnOf('text', positionSchema, byteByByte);
/** One of these words; the table has a check for it. */
export const wordOf = <const Word extends string>(words: readonly Word[]) =>
  columnOf('text', v.picklist(words), oneOf(words));
export const integerOf = <Value extends number>(schema: v.GenericSchema<unknown, Value>) => columnOf('int', schema);
export const integer = integerOf(v.number());
/** Up to 2^53. */
export const bigIntegerOf = <Value extends number>(schema: v.GenericSchema<unknown, Value>) =>
  columnOf('bigint', schema, { select: (name) => `${name}::float8` });
export const bigInteger = bigIntegerOf(v.number());
export const boolean = columnOf('bool', v.boolean());
/** A calendar day of the club. */
export const calendarDay = columnOf('date', localDateSchema, { select: (name) => `${name}::text` });
/** An instant; read as ISO 8601 in UTC, to the millisecond. */
export const instant = columnOf('timestamptz', v.string(), { select: instantText });
export const jsonOf = <Value>(schema: v.GenericSchema<unknown, Value>) => columnOf('jsonb', schema);

export const nullable = <Value>(column: ColumnDefinition<Value>): ColumnDefinition<Value | null> => ({
  ...column,
  isNullable: true,
  schema: v.nullable(column.schema),
});
