import {
  NO_STREAM,
  TimeoutError,
  WrongExpectedVersionError,
  jsonEvent,
  type AppendResult as ClientResult,
  type EventStoreDBClient,
  type JSONType,
} from '@eventstore/db-client';
import type { Position } from '@platzwart/contracts/core';
import type { AppendRequest } from '../appendRequest.ts';
import type { AppendResult, EventStore, ExpectedRevision } from '../eventStore.ts';
import { type ClubStreams, streamNames } from './clubStreams.ts';
import { positionOf } from './eventStoreDbPosition.ts';
import { orPortError } from './failures.ts';

/**
 * The client's type excludes numbers, booleans and null, which it writes like all other values
 * (`JSON.stringify(event.data)`).
 */
const isWritable = (value: unknown): value is JSONType => value !== undefined;

const dataOf = (json: string): JSONType => {
  const value: unknown = JSON.parse(json);
  if (!isWritable(value)) throw new Error('JSON has no undefined');
  return value;
};

const encoder = new TextEncoder();

/**
 * `metadata` is sent as bytes, because the client omits falsy values (`if (event.metadata)` in
 * dist/streams/appendToStream/append.js). When read, both forms are parsed (`parseMetadata` in
 * dist/utils/convertGrpcEvent.js).
 */
const eventOf = ({ id, type, data, metadata }: AppendRequest['events'][number]) =>
  jsonEvent({ id, type, data: dataOf(data), metadata: encoder.encode(metadata) });

const revisionOf = (revision: bigint | typeof NO_STREAM): ExpectedRevision =>
  revision === NO_STREAM || revision < 0n ? 'none' : Number(revision);

const conflict = (actual: ExpectedRevision): AppendResult => ({ outcome: 'conflict', actual });

const orConflict = (error: unknown): AppendResult => {
  if (error instanceof WrongExpectedVersionError) return conflict(revisionOf(error.actualVersion));
  throw error;
};

type Written = Readonly<{ stream: string; result: ClientResult; read: EventStore['read'] }>;

/**
 * The server omits the position if a repeated event is not in an index yet (`NoPosition` in Grpc/Streams.Append.cs).
 */
const positionOfLast = async ({ stream, result, read }: Written): Promise<Position> => {
  if (result.position) return positionOf(result.position);
  const [last] = await read(stream, { from: Number(result.nextExpectedRevision), limit: 1 });
  if (!last) throw new Error(`"${stream}" has no event at the revision that was just written`);
  return last.position;
};

const resultOf = async (written: Written): Promise<AppendResult> => {
  const { success, nextExpectedRevision } = written.result;
  // Only with `throwOnAppendFailure=false` in the address; otherwise the client throws.
  if (!success) return conflict(revisionOf(nextExpectedRevision));
  return { outcome: 'appended', revision: Number(nextExpectedRevision), position: await positionOfLast(written) };
};

/** Repeats what the server ended by its own time limit, as long as `deadline` (milliseconds for all attempts) permits. */
const repeatAfterServerTimeout = async <Answer>(
  attempt: (milliseconds: number) => Promise<Answer>,
  deadline: number,
): Promise<Answer> => {
  const end = performance.now() + deadline;
  for (;;) {
    try {
      return await attempt(Math.max(1, end - performance.now()));
    } catch (error) {
      if (!(error instanceof TimeoutError) || performance.now() >= end) throw error;
    }
  }
};

/** `deadline`: milliseconds until an append is given up. */
type Options = Readonly<{ club: ClubStreams; read: EventStore['read']; deadline: number }>;

/**
 * `appendToStream` with `expectedRevision` NO_STREAM or the exact revision (dist/streams/appendToStream/append.js).
 *
 * - One append is one atomic write of the server; all of its events, or none.
 * - Conflict: WrongExpectedVersionError, whose `actualVersion` is the stream's revision or NO_STREAM.
 * - Repeat: with an exact revision the server looks whether the events that follow it are these very ids, however far the
 *   stream has grown since, and answers like the first time (`CheckCommit` in Storage/ReaderIndex/IndexWriter.cs); where
 *   only the first of them are, it answers WrongExpectedVersion. It compares ids only, and only within the stream.
 * - A repeat that comes before the first try is replicated is dropped (`IdempotentNotReady` in Storage/StorageWriterService.cs). After
 *   two seconds the server ends it with ABORTED, "Commit phase timeout." (RequestManager/Managers/RequestManagerBase.cs): TimeoutError.
 *   The append may be written by then, so it is repeated until the deadline.
 * - The answer's position is that of the last event written: the record that ends the write is the one that is
 *   acknowledged (Storage/StorageChaser.cs, RequestManager/Managers/WriteEvents.cs).
 * - More than `MaxAppendSize` in one append (1 MiB unless the server is told otherwise): MaxAppendSizeExceededError.
 */
export const appendEvents = (
  client: EventStoreDBClient,
  { club, read, deadline }: Options,
): ((request: AppendRequest) => Promise<AppendResult>) => {
  const { stored } = streamNames(club);
  const sendWithin =
    ({ stream, expected, events }: AppendRequest) =>
    async (milliseconds: number): Promise<AppendResult> => {
      const result = await client.appendToStream(stored(stream), events.map(eventOf), {
        expectedRevision: expected === 'none' ? NO_STREAM : BigInt(expected),
        deadline: milliseconds,
      });
      return resultOf({ stream, result, read });
    };
  return async (request) =>
    orPortError(
      { may: 'write', stream: stored(request.stream) },
      repeatAfterServerTimeout(sendWithin(request), deadline).catch(orConflict),
    );
};
