import { once } from 'node:events';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { type ServerWritableStream, status } from '@grpc/grpc-js';
import { caughtUpMessage, confirmationMessage, eventMessage, streamNotFoundMessage } from './readMessages.ts';
import type { LogRecord, StandInLog } from './standInLog.ts';

type Call = ServerWritableStream<ReadReq, ReadResp>;
type Options = ReadReq.Options;

const backwards = 1;

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
  const place = options.getAll()?.getPosition();
  return place ? BigInt(place.getCommitPosition()) : undefined;
};

const fromStream = (log: StandInLog, options: Options): readonly LogRecord[] | undefined => {
  const records = log.streamOf(nameOf(options));
  return records.length > 0 ? records.slice(Number(options.getStream()?.getRevision() ?? 0)) : undefined;
};

const nameOf = (options: Options): string =>
  Buffer.from(options.getStream()?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();

/** Forwards beginning with the record at the position, backwards with the one before it; as the server does. */
const fromAll = (log: StandInLog, options: Options): readonly LogRecord[] => {
  const position = positionIn(options);
  const isBackwards = Number(options.getReadDirection()) === backwards;
  const index = position === undefined ? undefined : indexOf(log.records, position);
  return isBackwards ? log.records.slice(0, index).reverse() : log.records.slice(index ?? 0);
};

const hasGone = (call: Call): boolean => call.cancelled || call.destroyed || call.writableEnded;

const send = async (call: Call, message: ReadResp): Promise<void> => {
  if (hasGone(call) || call.write(message)) return;
  await Promise.race([once(call, 'drain'), once(call, 'cancelled'), once(call, 'close')]);
};

const readPage = async (log: StandInLog, call: Call, options: Options): Promise<void> => {
  const found = options.hasAll() ? fromAll(log, options) : fromStream(log, options);
  if (!found) await send(call, streamNotFoundMessage(nameOf(options)));
  for (const record of found?.slice(0, Number(options.getCount())) ?? []) await send(call, eventMessage(record));
  call.end();
};

const filterOf = (options: Options): RegExp => new RegExp(options.getFilter()?.getEventType()?.getRegex() ?? '');

/** Behind the position, then on and on. */
const subscribe = async (log: StandInLog, call: Call, options: Options): Promise<void> => {
  const position = positionIn(options);
  const filter = filterOf(options);
  const gone = new AbortController();
  call.on('cancelled', () => gone.abort());
  call.on('close', () => gone.abort());
  let next = position === undefined ? 0 : indexOf(log.records, position + 1n);
  await send(call, confirmationMessage());
  while (!hasGone(call)) {
    const seen = log.bell.rings();
    const fresh = log.records.slice(next);
    next += fresh.length;
    for (const record of fresh) if (filter.test(record.type)) await send(call, eventMessage(record));
    if (fresh.length > 0) continue;
    await send(call, caughtUpMessage());
    await log.bell.heard(seen, { milliseconds: 60_000, signal: gone.signal });
  }
};

/** `Read` of the Streams service: pages of a stream or of $all, and subscriptions to $all. */
export const answerRead =
  (log: StandInLog) =>
  (call: Call): void => {
    call.on('error', () => undefined);
    const options = call.request.getOptions();
    const answer = options?.hasSubscription() ? subscribe : readPage;
    if (!options) call.destroy(Object.assign(new Error('options are missing'), { code: status.INVALID_ARGUMENT }));
    else answer(log, call, options).catch((error: unknown) => call.destroy(error instanceof Error ? error : undefined));
  };
