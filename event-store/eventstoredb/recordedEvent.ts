import type { Position as LogPosition } from '@eventstore/db-client';
import type { RecordedEvent } from '../eventStore.ts';
import { type ClubStreams, streamNames } from './clubStreams.ts';
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
const recordedEvent = (event: ClientEvent, stream: string): RecordedEvent => {
  if (!event.position || event.position.commit === unknownPosition) {
    throw new Error('This EventStoreDB sends no positions: version 22.6 or newer is needed');
  }
  return {
    id: event.id,
    type: event.type,
    data: event.data,
    metadata: event.metadata ?? null,
    stream,
    revision: Number(event.revision),
    position: positionOf(event.position),
    recordedAt: event.created.toISOString(),
  };
};

/** Reads events of the club, whose streams the product knows without the prefix. */
export const eventReader = (club: ClubStreams) => {
  const { isOwn, plain } = streamNames(club);
  return {
    /** By its stream alone: a type says nothing about whose event it is. */
    isOwn: ({ streamId }: Pick<ClientEvent, 'streamId'>): boolean => isOwn(streamId),
    read: (event: ClientEvent): RecordedEvent => recordedEvent(event, plain(event.streamId)),
  };
};
