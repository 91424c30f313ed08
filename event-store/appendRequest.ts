import type { ExpectedRevision, NewEvent } from './eventStore.ts';

/** An append with its JSON already written: `data` and `metadata` are JSON texts. */
export type AppendRequest = Readonly<{
  stream: string;
  expected: ExpectedRevision;
  events: readonly Readonly<{ id: string; type: string; data: string; metadata: string }>[];
}>;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const isNotJson = (value: unknown): boolean => ['undefined', 'function', 'symbol'].includes(typeof value);

const jsonOf = (value: unknown, what: string): string => {
  if (isNotJson(value)) throw new Error(`${what} is not a JSON value`);
  return JSON.stringify(value);
};

const requestedEvent = ({ id, type, data, metadata }: NewEvent): AppendRequest['events'][number] => {
  if (!uuid.test(id)) throw new Error(`Event id ${id} is not a lower-case UUID`);
  if (type === '' || type.startsWith('$'))
    throw new Error(`Event type "${type}" is empty or reserved for the store itself`);
  return { id, type, data: jsonOf(data, `data of ${type}`), metadata: jsonOf(metadata, `metadata of ${type}`) };
};

/** EventStoreDB keeps names that begin with `$` for its own streams and events. */
const isValidStreamName = (name: string): boolean => name !== '' && !name.startsWith('$') && !/\p{Cc}/u.test(name);

const isRevision = (expected: ExpectedRevision): boolean =>
  expected === 'none' || (Number.isSafeInteger(expected) && expected >= 0);

/** A confirmation is an append without events. Throws on an invalid stream name or revision. */
export const confirmRequest = (stream: string, expected: ExpectedRevision): AppendRequest => {
  if (!isValidStreamName(stream))
    throw new Error(`Stream name "${stream}" is empty, reserved for the store itself or not printable`);
  if (!isRevision(expected)) throw new Error(`${expected} is not a revision`);
  return { stream, expected, events: [] };
};

/**
 * Throws on invalid events before anything is sent: no events, an id that is no lower-case UUID or occurs twice, data that is not JSON,
 * names that are empty, begin with `$` or contain control characters.
 */
export const appendRequest = (
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): AppendRequest => {
  const target = confirmRequest(stream, expected);
  if (events.length === 0) throw new Error(`An append to "${stream}" needs at least one event`);
  if (new Set(events.map(({ id }) => id)).size < events.length)
    throw new Error(`An append to "${stream}" repeats an id`);
  return { ...target, events: events.map(requestedEvent) };
};
