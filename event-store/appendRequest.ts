import type { ExpectedRevision, NewEvent } from './eventStore.ts';

/** An append with its JSON already written: `data` and `metadata` are JSON texts. */
export type AppendRequest = Readonly<{
  stream: string;
  expected: ExpectedRevision;
  events: readonly Readonly<{ id: string; type: string; data: string; metadata: string }>[];
}>;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const hasNoJson = (value: unknown): boolean => ['undefined', 'function', 'symbol'].includes(typeof value);

const jsonOf = (value: unknown, what: string): string => {
  if (hasNoJson(value)) throw new Error(`${what} is not a JSON value`);
  return JSON.stringify(value);
};

const requestedEvent = ({ id, type, data, metadata }: NewEvent): AppendRequest['events'][number] => {
  if (!uuid.test(id)) throw new Error(`Event id ${id} is not a lower-case UUID`);
  if (type === '' || type.startsWith('$'))
    throw new Error(`Event type "${type}" is empty or reserved for the store itself`);
  return { id, type, data: jsonOf(data, `data of ${type}`), metadata: jsonOf(metadata, `metadata of ${type}`) };
};

/** EventStoreDB keeps names that begin with `$` for its own streams and events. */
const isName = (name: string): boolean => name !== '' && !name.startsWith('$') && !/\p{Cc}/u.test(name);

const isRevision = (expected: ExpectedRevision): boolean =>
  expected === 'none' || (Number.isSafeInteger(expected) && expected >= 0);

/** A confirmation is an append of nothing. Throws where that stream or revision cannot be. */
export const confirmRequest = (stream: string, expected: ExpectedRevision): AppendRequest => {
  if (!isName(stream))
    throw new Error(`Stream name "${stream}" is empty, reserved for the store itself or not printable`);
  if (!isRevision(expected)) throw new Error(`${expected} is not a revision`);
  return { stream, expected, events: [] };
};

/**
 * Throws on what no store could keep, before anything is sent: no events, an id that is no lower-case UUID or comes
 * twice, data without a JSON form, names that are empty, begin with `$` or hold control characters.
 */
export const appendRequest = (
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): AppendRequest => {
  const place = confirmRequest(stream, expected);
  if (events.length === 0) throw new Error(`An append to "${stream}" needs at least one event`);
  if (new Set(events.map(({ id }) => id)).size < events.length)
    throw new Error(`An append to "${stream}" repeats an id`);
  return { ...place, events: events.map(requestedEvent) };
};
