import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { createWakeUpSignal } from '../../wakeUpSignal.ts';

const maxWaitMilliseconds = 60_000;

/** Sends with backpressure, and stops when the other side has disconnected. */
export type ResponseWriter = Readonly<{ send: (message: ReadResp) => Promise<void>; gone: AbortSignal }>;

export const responseWriterOf = (call: ServerWritableStream<ReadReq, ReadResp>): ResponseWriter => {
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
