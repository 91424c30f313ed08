import { NotLeaderError } from '@eventstore/db-client';
import { StoreUnavailable } from '../eventStore.ts';

/**
 * Status codes of gRPC after which an append may or may not have happened, and a read may be tried again.
 * In the server (Grpc/RpcExceptions.cs): 14 not ready or too busy, 10 its own time limit, 2 no leader known;
 * from the way there: 1 ended by a stopping server, 4 our deadline, 13 a reset stream.
 */
const transientCodes = new Set([1, 2, 4, 10, 13, 14]);

const codeOf = (error: Error): number | undefined =>
  'code' in error && typeof error.code === 'number' ? error.code : undefined;

/**
 * Errors reach us in three forms:
 * - as CommandError of the client, made of the gRPC status by `convertToCommandError` (dist/utils/CommandError.js):
 *   UnavailableError, CancelledError, DeadlineExceededError, TimeoutError, UnknownError, with the status in `code`;
 *   NotLeaderError, whose status is 5, after which the client turns to the leader by itself;
 * - as the plain ServiceError of gRPC, where a call fails before the client looks at it: `sink.on('error', reject)`
 *   in dist/streams/appendToStream/append.js. A server that is away shows as plain code 14;
 * - as plain Error without a status "Failed to discover after … attempts." (dist/Client/discovery.js).
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof NotLeaderError || error.message.startsWith('Failed to discover')) return true;
  return transientCodes.has(codeOf(error) ?? -1);
};

/** Returns the result of `work`; transient errors become StoreUnavailable. */
export const orUnavailable = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new StoreUnavailable('EventStoreDB did not answer', { cause: error });
  }
};
