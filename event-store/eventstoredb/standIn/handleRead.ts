import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { type ServerWritableStream, status } from '@grpc/grpc-js';
import { accessDenied, notAuthenticated } from './accessDenied.ts';
import { handleSubscription } from './handleSubscription.ts';
import { eventMessage, streamNotFoundMessage } from './readMessages.ts';
import { responseWriterOf } from './responseWriter.ts';
import type { Rights } from './rights.ts';
import type { LogRecord, StandInLog } from './standInLog.ts';
import { checkpointInterval } from './subscriptionFilter.ts';

type Call = ServerWritableStream<ReadReq, ReadResp>;
type Options = ReadReq.Options;

/** Index of the first record at or behind `position`. */
const indexOf = (records: readonly LogRecord[], position: bigint): number => {
  let [low, high] = [0, records.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const record = records[middle];
    if (record && record.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
};

const positionIn = (options: Options): bigint | undefined => {
  const recordPosition = options.getAll()?.getPosition();
  return recordPosition ? BigInt(recordPosition.getCommitPosition()) : undefined;
};

const isBackwards = (options: Options): boolean =>
  options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;

const nameOf = (options: Options): string =>
  Buffer.from(options.getStream()?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();

/** Forwards from the revision on, backwards from the end. */
const fromStream = (log: StandInLog, options: Options): readonly LogRecord[] | undefined => {
  const records = log.streamOf(nameOf(options));
  if (records.length === 0) return undefined;
  return isBackwards(options) ? records.toReversed() : records.slice(Number(options.getStream()?.getRevision() ?? 0));
};

/** Forwards beginning with the record at the position, backwards with the one before it; as the server does. */
const fromAll = (log: StandInLog, options: Options): readonly LogRecord[] => {
  const position = positionIn(options);
  const index = position === undefined ? undefined : indexOf(log.records, position);
  return isBackwards(options) ? log.records.slice(0, index).toReversed() : log.records.slice(index ?? 0);
};

type Reading = Readonly<{ log: StandInLog; call: Call; options: Options }>;

const readPage = async ({ log, call, options }: Reading): Promise<void> => {
  const { send } = responseWriterOf(call);
  const found = options.hasAll() ? fromAll(log, options) : fromStream(log, options);
  if (!found) await send(streamNotFoundMessage(nameOf(options)));
  for (const record of found?.slice(0, Number(options.getCount())) ?? []) await send(eventMessage(record));
  call.end();
};

const subscribe = ({ log, call, options }: Reading): Promise<void> => {
  const position = positionIn(options);
  const next = position === undefined ? 0 : indexOf(log.records, position + 1n);
  return handleSubscription({ log, options, next, writer: responseWriterOf(call) });
};

/** `ArgumentOutOfRangeException.ThrowIfZero(checkpointIntervalMultiplier)` in Enumerator.AllSubscriptionFiltered.cs. */
const withoutInterval = { code: status.INVALID_ARGUMENT, details: 'checkpointIntervalMultiplier' };

const refusalOf = (rights: Rights, { metadata }: Call, options: Options) => {
  if (!rights.isKnown(metadata)) return notAuthenticated;
  if (options.hasSubscription() && checkpointInterval(options.getFilter()) === 0) return withoutInterval;
  const stream = options.hasAll() ? '$all' : nameOf(options);
  return rights.mayUse(metadata, { may: 'read', stream }) ? undefined : accessDenied();
};

/** `Read` of the Streams service: pages of a stream or of $all, and subscriptions to $all. */
export const handleRead =
  (log: StandInLog, rights: Rights) =>
  (call: Call): void => {
    const options = call.request.getOptions();
    if (!options) throw new Error('The client never leaves the options out');
    const refusal = refusalOf(rights, call, options);
    if (refusal) {
      call.emit('error', refusal);
      return;
    }
    const answer = options.hasSubscription() ? subscribe : readPage;
    answer({ log, call, options }).catch((error: unknown) => call.destroy(error instanceof Error ? error : undefined));
  };
