import { localDateSchema, localTimeSchema, roles } from '@platzwart/contracts/core';
import * as v from 'valibot';

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.nullish(v.fallback(v.nullable(schema), null), null);

const detailsSchema = v.object({
  sport: optional(v.string()),
  court: optional(v.number()),
  date: optional(localDateSchema),
  start: optional(localTimeSchema),
  end: optional(localTimeSchema),
  remark: optional(v.string()),
  /** Names of the club's people. */
  players: optional(v.array(v.string())),
  /** Names, one per line. */
  guests: optional(v.union([v.string(), v.number()])),
  guestFee: optional(v.number()),
  /** The name of whoever left. */
  player: optional(v.string()),
  price: optional(v.number()),
  listPrice: optional(v.number()),
  discount: optional(v.number()),
  vatRate: optional(v.number()),
  role: optional(v.picklist(roles)),
  settingsRevision: optional(v.number()),
});

/** What a history shows of the data of an event, whatever its type; null where the event says nothing about it. */
export type EntryDetails = v.InferOutput<typeof detailsSchema>;

/** The text is JSON of the server. What has another form than expected is left out. */
export const decodeDetails = (json: string): EntryDetails => v.parse(detailsSchema, JSON.parse(json));
