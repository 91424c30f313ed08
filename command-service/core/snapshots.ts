import type { DomainEvent } from '@platzwart/contracts/core';
import type { Ports } from './eventStoreAccess.ts';
import { hashOfEvent } from './hashes.ts';
import { idempotencyRecordsCodec } from './idempotencyRecordsSnapshot.ts';
import type { Log } from './log.ts';
import type { Module } from './module.ts';
import type { SnapshotCodec, SnapshotPart } from './snapshotCodec.ts';
import type { EncodedPart, SnapshotStore, StoredPart } from './snapshotStore.ts';
import { type StreamState, emptyStreamState } from './streamState.ts';

type Snapshotted<State> = Readonly<{ snapshot: SnapshotCodec<State> }>;

/** The idempotency records are stored as a part of their own. */
const recordsPart = 'idempotencyRecords';

const partsOf = <State>({ snapshot }: Snapshotted<State>): readonly SnapshotPart<StreamState<State>>[] => [
  ...snapshot.parts.map(({ name, shape, encode }) => ({
    name,
    shape,
    encode: ({ state }: StreamState<State>) => encode(state),
  })),
  {
    name: recordsPart,
    shape: idempotencyRecordsCodec.shape,
    encode: ({ answers }) => idempotencyRecordsCodec.encode(answers),
  },
];

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Yields to the event loop between two pieces, so that commands are answered while a long history is encoded. */
const inTurns = async (pieces: Iterable<string>): Promise<Buffer> => {
  const texts: Buffer[] = [];
  for (const piece of pieces) {
    texts.push(Buffer.from(piece));
    await nextTurn();
  }
  return Buffer.concat(texts);
};

/** The parts of a snapshot of `streamState`, one after the other; none where the stream is empty. */
export async function* encodedParts<State>(
  module: Snapshotted<State>,
  streamState: StreamState<State>,
): AsyncGenerator<EncodedPart> {
  const { revision, hash } = streamState;
  if (revision === 'none' || hash === null) return;
  for (const { name, shape, encode } of partsOf(module))
    yield { part: name, shape: String(shape), revision, hash, json: await inTurns(encode(streamState)) };
}

/** Whether the log has the event after which the snapshot was taken; otherwise the snapshot is of another log, or ahead of this one. */
const isOfThisLog = async ({ store }: Ports, stream: string, [part]: readonly StoredPart[]): Promise<boolean> => {
  if (!part) return false;
  const [event] = await store.read(stream, { from: part.revision, limit: 1 });
  return event !== undefined && hashOfEvent(event) === part.hash;
};

const streamStateFrom = <State>({ snapshot }: Snapshotted<State>, parts: readonly StoredPart[]): StreamState<State> => {
  const contents = new Map(parts.map(({ part, content }) => [part, content]));
  const [{ revision, hash } = { revision: 'none' as const, hash: null }] = parts;
  const answers = idempotencyRecordsCodec.decode(contents.get(recordsPart));
  return { state: snapshot.decode(contents), answers, revision, hash };
};

/** The stored parts in the shapes that this code reads; null where one is missing or of another shape. */
const readableParts = <State>(
  module: Snapshotted<State>,
  stored: readonly StoredPart[],
): readonly StoredPart[] | null => {
  const parts = partsOf(module).map(({ name, shape }) =>
    stored.find((part) => part.part === name && part.shape === String(shape)),
  );
  const readable = parts.filter((part) => part !== undefined);
  return readable.length === parts.length ? readable : null;
};

/**
 * Whether all parts have one revision of one log. A crash between two parts, or two processes that write at once, leave other combinations,
 * which are no valid state.
 */
const areOfOneMoment = ([first, ...others]: readonly StoredPart[]): boolean =>
  others.every(({ revision, hash }) => revision === first?.revision && hash === first.hash);

const describePart = ({ part, shape, revision }: StoredPart) => ({ part, shape, revision });

/** The start state: from a snapshot where all of its parts match the code, the log and each other, else the empty state. */
export const loadStartState = async <State, Command, Event extends DomainEvent, Code extends string>(
  module: Module<State, Command, Event, Code>,
  { snapshots, ports, log }: Readonly<{ snapshots: SnapshotStore; ports: Ports; log: Log }>,
): Promise<StreamState<State>> => {
  const { stream } = module;
  try {
    const stored = await snapshots.find(stream);
    const parts = readableParts(module, stored);
    if (parts && areOfOneMoment(parts) && (await isOfThisLog(ports, stream, parts)))
      return streamStateFrom(module, parts);
    if (stored.length > 0)
      log.info(
        { stream, parts: stored.map(describePart) },
        'Snapshot does not match the code or the log and is ignored',
      );
    // A snapshot of another log may have a higher revision, and would prevent newer ones from being stored until then.
    if (parts) await snapshots.forget(stream);
  } catch (error) {
    log.warn({ err: error, stream }, 'Snapshot cannot be read and is ignored');
  }
  return emptyStreamState(module);
};
