import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { createWakeUpSignal } from '../../wakeUpSignal.ts';
import { accessDenied, notAuthenticated } from './accessDenied.ts';
import { caughtUpMessage, confirmationMessage, eventMessage, streamNotFoundMessage } from './readMessages.ts';
import type { Rights } from './rights.ts';
import type { LogRecord, StandInLog } from './standInLog.ts';

type Call = ServerWritableStream<ReadReq, ReadResp>;
type Options = ReadReq.Options;

const maxWaitMilliseconds = 60_000;

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

/** Forwards from the revision on, backwards from the end. */
const fromStream = (log: StandInLog, options: Options): readonly LogRecord[] | undefined => {
  const records = log.streamOf(nameOf(options));
  if (records.length === 0) return undefined;
  return isBackwards(options) ? records.toReversed() : records.slice(Number(options.getStream()?.getRevision() ?? 0));
};

const nameOf = (options: Options): string =>
  Buffer.from(options.getStream()?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();

/** Forwards beginning with the record at the position, backwards with the one before it; as the server does. */
const fromAll = (log: StandInLog, options: Options): readonly LogRecord[] => {
  const position = positionIn(options);
  const index = position === undefined ? undefined : indexOf(log.records, position);
  return isBackwards(options) ? log.records.slice(0, index).toReversed() : log.records.slice(index ?? 0);
};

/** Sends with backpressure, and stops when the other side has disconnected. */
type ResponseWriter = Readonly<{ send: (message: ReadResp) => Promise<void>; gone: AbortSignal }>;

const responseWriterOf = (call: Call): ResponseWriter => {
  const gone = new AbortController();
  const drained = createWakeUpSignal();
  call.on('error', () => gone.abort());
  call.on('cancelled', () => gone.abort());
  call.on('close', () => gone.abort());
  call.on('drain', drained.raise);
  const send: ResponseWriter['send'] = async (message) => {
    const seen = drained.raisedCount();
    if (gone.signal.aborted || call.write(message)) return;
    await drained.waitForNext(seen, { milliseconds: maxWaitMilliseconds, signal: gone.signal });
  };
  return { send, gone: gone.signal };
};

type Reading = Readonly<{ log: StandInLog; call: Call; options: Options }>;

const readPage = async ({ log, call, options }: Reading): Promise<void> => {
  const { send } = responseWriterOf(call);
  const found = options.hasAll() ? fromAll(log, options) : fromStream(log, options);
  if (!found) await send(streamNotFoundMessage(nameOf(options)));
  for (const record of found?.slice(0, Number(options.getCount())) ?? []) await send(eventMessage(record));
  call.end();
};

const filterOf = (options: Options): RegExp => new RegExp(options.getFilter()?.getEventType()?.getRegex() ?? '');

/** Events after the position, then live events. */
const subscribe = async ({ log, call, options }: Reading): Promise<void> => {
  const { send, gone } = responseWriterOf(call);
  const position = positionIn(options);
  const filter = filterOf(options);
  let next = position === undefined ? 0 : indexOf(log.records, position + 1n);
  await send(confirmationMessage());
  while (!gone.aborted) {
    const seen = log.wakeUpSignal.raisedCount();
    const fresh = log.records.slice(next);
    next += fresh.length;
    for (const record of fresh) if (filter.test(record.type)) await send(eventMessage(record));
    if (fresh.length > 0) continue;
    await send(caughtUpMessage());
    await log.wakeUpSignal.waitForNext(seen, { milliseconds: maxWaitMilliseconds, signal: gone });
  }
};

const refusalOf = (rights: Rights, { metadata }: Call, options: Options) => {
  if (!rights.isKnown(metadata)) return notAuthenticated;
  const stream = options.hasAll() ? '$all' : nameOf(options);
  return rights.mayUse({ may: 'read', stream }) ? undefined : accessDenied();
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
