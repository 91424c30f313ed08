import { randomUUID } from 'node:crypto';
import type { AppendResult, EventStore, ExpectedRevision, NewEvent } from '../eventStore.ts';

const metadata = { occurredAt: '2026-06-01T10:00:00Z', actor: 'anna', reason: null };

/** An event with a new id. */
export const courtBooked = (data: unknown = { court: 3, start: '18:00' }): NewEvent => ({
  id: randomUUID(),
  type: 'CourtBooked',
  data,
  metadata,
});

export const courtsBooked = (count: number): readonly NewEvent[] =>
  Array.from({ length: count }, (_, index) => courtBooked({ court: index % 8, number: index }));

const fresh: string[] = [];

/** A new name, so that no two cases or runs share a stream. */
export const freshStream = (name = 'ledger'): string => {
  const stream = `${name}-${randomUUID()}`;
  fresh.push(stream);
  return stream;
};

/** More than any case has. */
const streamsOfACase = 400;

/** The names that `freshStream` has given, as a store has to know the streams of a club: a pattern, and where the newest event may be. */
export const freshStreams = {
  pattern: '.+-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
  names: (): readonly string[] => fresh.slice(-streamsOfACase),
};

export const idsOf = (events: readonly NewEvent[]): readonly string[] => events.map(({ id }) => id);

type Appended = Extract<AppendResult, { outcome: 'appended' }>;

/** Throws where the append caused a conflict. */
export const appended = (result: AppendResult): Appended => {
  if (result.outcome === 'conflict') throw new Error(`Conflict: the stream is at ${result.actual}`);
  return result;
};

type Booking = Readonly<{
  store: EventStore;
  stream: string;
  events: readonly NewEvent[];
  expected?: ExpectedRevision;
}>;

/** Appends, and repeats after a conflict at the new revision. */
export const appendAfterConflicts = async ({ expected = 'none', ...booking }: Booking): Promise<Appended> => {
  const { store, stream, events } = booking;
  const result = await store.append(stream, expected, events);
  return result.outcome === 'appended' ? result : appendAfterConflicts({ ...booking, expected: result.actual });
};
