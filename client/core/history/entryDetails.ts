import { repetitions } from '@platzwart/contracts/booking';
import { localDateSchema, localTimeSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.nullish(v.fallback(v.nullable(schema), null), null);

const placeEntries = {
  sport: optional(v.string()),
  court: optional(v.number()),
  date: optional(localDateSchema),
  start: optional(localTimeSchema),
  end: optional(localTimeSchema),
};
const detailsSchema = v.object({
  ...placeEntries,
  /** What a change replaced. */
  was: optional(v.object(placeEntries)),
  repetition: optional(v.picklist(repetitions)),
  startdate: optional(localDateSchema),
  enddate: optional(localDateSchema),
});

/** Where and when an event is about, and the plan of a series; null where the event says nothing about it. */
export type EntryDetails = v.InferOutput<typeof detailsSchema>;

/** The place in `details`; null where they do not name one in full. */
export const placeOf = ({ sport, court, date, start, end }: Pick<EntryDetails, keyof typeof placeEntries>) =>
  sport !== null && court !== null && date !== null && start !== null && end !== null
    ? { sport, court, date, start, end }
    : null;

/** The text is JSON of the server. What has another form than expected is left out. */
export const decodeDetails = (json: string): EntryDetails => v.parse(detailsSchema, JSON.parse(json));

const dataSchema = v.record(v.string(), v.unknown());
type Told = Readonly<{ action: string; details: string; before?: string | null | undefined }>;

/** What the event says and what was so before, as `factsOf` reads them. */
export const decodeStatement = ({ action, details, before }: Told) => ({
  action,
  data: v.parse(dataSchema, JSON.parse(details)),
  before: before == null ? null : v.parse(dataSchema, JSON.parse(before)),
});
