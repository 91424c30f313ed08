import { repetitions } from '@platzwart/contracts/booking';
import { localDateSchema, localTimeSchema, paymentMethods, roles } from '@platzwart/contracts/core';
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
const pricingEntries = {
  listPrice: optional(v.number()),
  discount: optional(v.number()),
  vatRate: optional(v.number()),
  role: optional(v.picklist(roles)),
  settingsRevision: optional(v.number()),
  paymentMethod: optional(v.picklist(paymentMethods)),
};
const titleAndPrice = { title: optional(v.string()), price: optional(v.number()) };

const detailsSchema = v.object({
  /** Of an event of the club. */
  name: optional(v.string()),
  ...placeEntries,
  ...titleAndPrice,
  ...pricingEntries,
  /** What led to the new price of a change. */
  pricing: optional(v.object(pricingEntries)),
  /** What a change replaced. */
  was: optional(v.object({ ...placeEntries, ...titleAndPrice })),
  repetition: optional(v.picklist(repetitions)),
  startdate: optional(localDateSchema),
  enddate: optional(localDateSchema),
  remark: optional(v.string()),
  /** Names of the club's people. */
  players: optional(v.array(v.string())),
  /** Names, one per line. */
  guests: optional(v.union([v.string(), v.number()])),
  guestFee: optional(v.number()),
  /** The name of whoever left. */
  player: optional(v.string()),
});

/** What a history shows of the data of an event, whatever its type; null where the event says nothing about it. */
export type EntryDetails = v.InferOutput<typeof detailsSchema>;

/** The place in `details`; null where they do not name one in full. */
export const placeOf = ({ sport, court, date, start, end }: Pick<EntryDetails, keyof typeof placeEntries>) =>
  sport !== null && court !== null && date !== null && start !== null && end !== null
    ? { sport, court, date, start, end }
    : null;

/** The text is JSON of the server. What has another form than expected is left out. */
export const decodeDetails = (json: string): EntryDetails => v.parse(detailsSchema, JSON.parse(json));
