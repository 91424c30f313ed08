import * as v from 'valibot';
import { answerBookShape, decodeBook, encodeBook } from './answerBookSnapshot.ts';
import type { DomainEvent } from './eventCodec.ts';
import type { Ports } from './eventStream.ts';
import { hashOfEvent } from './hashes.ts';
import type { Log } from './log.ts';
import type { Module } from './module.ts';
import type { SnapshotStore, StoredSnapshot } from './snapshotStore.ts';
import { type Warm, coldState } from './warmState.ts';

const contentSchema = v.object({ state: v.unknown(), answers: v.unknown() });

type AnyModule<State> = Module<State, never, never, never>;

const shapeOf = ({ snapshot }: Readonly<{ snapshot: { shape: number } }>): string =>
  `${answerBookShape}.${snapshot.shape}`;

/** What a snapshot of `warm` would say; null before the first event. */
export const snapshotOf = <State>(
  module: Pick<AnyModule<State>, 'snapshot'>,
  warm: Warm<State>,
): StoredSnapshot | null => {
  const { revision, hash, state, answers } = warm;
  if (revision === 'none' || hash === null) return null;
  return {
    shape: shapeOf(module),
    revision,
    hash,
    content: { state: module.snapshot.encode(state), answers: encodeBook(answers) },
  };
};

/** Whether the log has the very event that the snapshot was taken behind: else it is of another log, or ahead of this one. */
const isOfThisLog = async ({ store }: Ports, stream: string, { revision, hash }: StoredSnapshot): Promise<boolean> => {
  const [event] = await store.read(stream, { from: revision, limit: 1 });
  return event !== undefined && hashOfEvent(event) === hash;
};

const warmFrom = <State>(
  { snapshot }: Pick<AnyModule<State>, 'snapshot'>,
  { revision, hash, content }: StoredSnapshot,
): Warm<State> => {
  const { state, answers } = v.parse(contentSchema, content);
  return { state: snapshot.decode(state), answers: decodeBook(answers), revision, hash };
};

/** The state to begin with: from a snapshot where there is one that fits code and log, else from nothing. */
export const startingState = async <State, Command, Event extends DomainEvent, Code extends string>(
  module: Module<State, Command, Event, Code>,
  { snapshots, ports, log }: Readonly<{ snapshots: SnapshotStore; ports: Ports; log: Log }>,
): Promise<Warm<State>> => {
  const { stream } = module;
  try {
    const stored = await snapshots.find(stream);
    const isReadable = stored?.shape === shapeOf(module);
    if (isReadable && (await isOfThisLog(ports, stream, stored))) return warmFrom(module, stored);
    if (stored)
      log.info({ stream, shape: stored.shape, revision: stored.revision }, 'Snapshot does not fit and is ignored');
    // One of another log may be ahead of this one, and would keep out all that are taken until then.
    if (isReadable) await snapshots.forget(stream);
  } catch (error) {
    log.warn({ err: error, stream }, 'Snapshot cannot be read and is ignored');
  }
  return coldState(module);
};
