import { historyKinds, mailKinds, readModelNames } from '@platzwart/contracts/catalogue';
import { clubHistoryEvents } from '@platzwart/contracts/message-catalogue';
import * as v from 'valibot';

export const storedNamesSchema = v.object({
  /** Schema version of each type. */
  events: v.record(v.string(), v.number()),
  mails: v.array(v.string()),
  history: v.array(v.string()),
  readModels: v.array(v.string()),
});
export type StoredNames = v.InferOutput<typeof storedNamesSchema>;

/** The names that this release writes into its data, and reads there. */
export const storedNames = (): StoredNames => ({
  events: Object.fromEntries(
    clubHistoryEvents.map(({ type, schemaVersion }) => [type, schemaVersion] as const).toSorted(),
  ),
  mails: mailKinds.toSorted(),
  history: historyKinds.toSorted(),
  readModels: readModelNames.toSorted(),
});
