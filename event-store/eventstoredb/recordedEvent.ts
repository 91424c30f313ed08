import type { Position as LogPosition } from '@eventstore/db-client';
import type { RecordedEvent } from '../eventStore.ts';
import { positionOf } from './eventStoreDbPosition.ts';

/**
 * The part of the client's RecordedEvent (dist/types/events.d.ts) that we use; `data` and `metadata` are parsed
 * already.
 */
type ClientEvent = Readonly<{
  streamId: string;
  id: string;
  revision: bigint;
  type: string;
  data: unknown;
  metadata?: unknown;
  created: Date;
  position?: LogPosition;
}>;

/** 2^64 - 1: sent by older servers for an unknown position (`Position.FromInt64(-1, -1)` in Grpc/Streams.Read.cs). */
const unknownPosition = 18_446_744_073_709_551_615n;

/**
 * `position` is the record's own, also within an append of several events, and the same whether the event is read from
 * its stream or from $all: both come from the record (`ResolvedEvent.EventPosition` in the server).
 * Servers before 22.6 do not send it with stream reads: refused, because a reader could not follow from there.
 */
export const recordedEvent = (event: ClientEvent): RecordedEvent => {
  if (!event.position || event.position.commit === unknownPosition) {
    throw new Error('This EventStoreDB sends no positions: version 22.6 or newer is needed');
  }
  return {
    id: event.id,
    type: event.type,
    data: event.data,
    metadata: event.metadata ?? null,
    stream: event.streamId,
    revision: Number(event.revision),
    position: positionOf(event.position),
    recordedAt: event.created.toISOString(),
  };
};

/** The store's own events ($metadata, $stats, links of projections) are not events of the club. */
export const isApplicationEvent = ({ type }: Readonly<{ type: string }>): boolean => !type.startsWith('$');
