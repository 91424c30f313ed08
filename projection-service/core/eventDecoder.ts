import * as v from 'valibot';
import type { ClubHistoryEvent } from './readModel.ts';

/** Turns the data of one schema version into that of the next. */
export type Upcaster = (data: unknown) => unknown;

/** Throws where `data` does not have the shape of `schemaVersion`, or where this build does not know that version. */
export type EventDecoder<Event extends ClubHistoryEvent = ClubHistoryEvent> = (
  data: unknown,
  schemaVersion: number,
) => Event;

export type DecodersOf<Event extends ClubHistoryEvent> = Readonly<{
  [Type in Event['type']]: EventDecoder<Extract<Event, { type: Type }>>;
}>;

/** Where the data is wrong and what should be there, but never what is there: that may be somebody's name. */
const describeIssue = (issue: v.BaseIssue<unknown>): string =>
  `${['data', v.getDotPath(issue)].filter(Boolean).join('.')} should be ${issue.expected ?? `valid (${issue.type})`}`;

/**
 * `schema` describes today's data. `upcasters[0]` leads from version 1 to 2, and so on; so today's version is
 * one more than their number.
 */
export const eventDecoder = <Type extends string, Data>(
  type: Type,
  schema: v.GenericSchema<unknown, Data>,
  upcasters: readonly Upcaster[] = [],
): ((data: unknown, schemaVersion: number) => Readonly<{ type: Type; data: Data }>) => {
  const today = upcasters.length + 1;
  return (data, schemaVersion) => {
    if (schemaVersion > today)
      throw new Error(`schema version ${schemaVersion} is newer than this build, which knows up to ${today}`);
    const current = upcasters.slice(schemaVersion - 1).reduce((older, upcast) => upcast(older), data);
    const parsed = v.safeParse(schema, current);
    if (!parsed.success) throw new Error(parsed.issues.map(describeIssue).join(', '));
    return { type, data: parsed.output };
  };
};
