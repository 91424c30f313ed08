import { AccessDeniedError, NotLeaderError } from '@eventstore/db-client';
import { RightMissing, StoreUnavailable } from '../eventStore.ts';

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

const permissionDenied = 7;

/** A right of a user of the server: `$all` is the whole log. */
export type Right = Readonly<{ may: 'read' | 'write'; stream: string }>;

export const readAllRight: Right = { may: 'read', stream: '$all' };

const asRightMissing = (error: unknown, { may, stream }: Right): unknown =>
  error instanceof AccessDeniedError && codeOf(error) === permissionDenied
    ? new RightMissing(`its user may not ${may} ${stream === '$all' ? '$all, the whole log' : `the stream ${stream}`}`)
    : error;

/**
 * What our port rejects with: StoreUnavailable for transient errors; RightMissing where the server refused `right`. A wrong password is
 * refused by another code (16).
 */
export const portErrorOf = (error: unknown, right: Right): unknown =>
  isUnavailable(error)
    ? new StoreUnavailable('EventStoreDB did not answer', { cause: error })
    : asRightMissing(error, right);

/** The result of `work`, which needs `right`; its errors become those of our port. */
export const orPortError = async <Value>(right: Right, work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    throw portErrorOf(error, right);
  }
};
