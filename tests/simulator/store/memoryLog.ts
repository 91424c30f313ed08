import type { Position } from '@platzwart/contracts/core';
import type { AppendResult, ConfirmResult, ExpectedRevision, RecordedEvent } from '@platzwart/event-store';
import type { AppendRequest } from '../../../event-store/appendRequest.ts';
import { positionOf } from '../../../event-store/postgres/postgresPosition.ts';

/** An event as a store keeps it: its JSON is text, so that readers share no objects. */
type Kept = Omit<RecordedEvent, 'data' | 'metadata'> & Readonly<{ data: string; metadata: string }>;

/** The log itself, without connection faults: its events are committed. */
export type MemoryLog = Readonly<{
  /** `fence` is the fencing token with which the append began. */
  append: (request: AppendRequest, fence: number) => AppendResult;
  /** From now on no append that began with an earlier fencing token succeeds. */
  confirm: (request: AppendRequest) => ConfirmResult;
  fence: () => number;
  read: (stream: string, from: number, limit: number) => readonly RecordedEvent[];
  readAll: (after: Position | null, limit: number) => readonly RecordedEvent[];
  head: () => Position | null;
  /** The number of events; the log at an earlier moment is a prefix of it. */
  length: () => number;
  /** Calls the listener at every append; the returned function ends that. */
  listen: (ring: () => void) => () => void;
}>;

const reading = ({ data, metadata, ...kept }: Kept): RecordedEvent => ({
  ...kept,
  data: JSON.parse(data),
  metadata: JSON.parse(metadata),
});

const firstOf = (expected: ExpectedRevision): number => (expected === 'none' ? 0 : expected + 1);

/** Finds an earlier append of the same ids at the same revision: the position of its last event, or null. */
const repeatOf = (stream: readonly Kept[], { expected, events }: AppendRequest): Kept | null => {
  const there = stream.slice(firstOf(expected), firstOf(expected) + events.length);
  const isSame = there.length === events.length && there.every(({ id }, index) => events[index]?.id === id);
  return isSame ? (there.at(-1) ?? null) : null;
};

/** The rules of `event_store.append` and `event_store.confirmations`, in memory. `clock` dates what is recorded. */
export const createMemoryLog = (clock: () => string): MemoryLog => {
  const all: Kept[] = [];
  const streams = new Map<string, Kept[]>();
  const ids = new Set<string>();
  const listeners = new Set<() => void>();
  let confirmations = 0;

  const endOf = (known: readonly Kept[]): ExpectedRevision => (known.length === 0 ? 'none' : known.length - 1);
  const conflict = (known: readonly Kept[]) => ({ outcome: 'conflict', actual: endOf(known) }) as const;

  const write = ({ stream, expected, events }: AppendRequest, known: Kept[]): AppendResult => {
    const taken = events.find(({ id }) => ids.has(id));
    if (taken) throw new Error(`Event id ${taken.id} is taken`);
    for (const [index, event] of events.entries()) {
      const place = { stream, revision: firstOf(expected) + index, position: positionOf(String(all.length + 1)) };
      const kept: Kept = { ...event, ...place, recordedAt: clock() };
      ids.add(event.id);
      all.push(kept);
      known.push(kept);
    }
    streams.set(stream, known);
    for (const ring of [...listeners]) ring();
    return { outcome: 'appended', revision: known.length - 1, position: positionOf(String(all.length)) };
  };

  return {
    append: (request, fence) => {
      const known = streams.get(request.stream) ?? [];
      if (known.length === firstOf(request.expected))
        return fence === confirmations ? write(request, known) : conflict(known);
      const same = repeatOf(known, request);
      return same ? { outcome: 'appended', revision: same.revision, position: same.position } : conflict(known);
    },
    confirm: ({ stream, expected }) => {
      confirmations += 1;
      const known = streams.get(stream) ?? [];
      return endOf(known) === expected ? { outcome: 'confirmed' } : conflict(known);
    },
    fence: () => confirmations,
    read: (stream, from, limit) => (streams.get(stream) ?? []).slice(from, from + limit).map(reading),
    readAll: (after, limit) => all.slice(Number(after ?? 0), Number(after ?? 0) + limit).map(reading),
    head: () => all.at(-1)?.position ?? null,
    length: () => all.length,
    listen: (ring) => {
      listeners.add(ring);
      return () => listeners.delete(ring);
    },
  };
};
