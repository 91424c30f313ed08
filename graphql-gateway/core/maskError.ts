import { GraphQLError } from 'graphql';
import type { ErrorCode } from '@platzwart/contracts/catalogue';
import { Refusal } from './refusal.ts';

type Place = Readonly<{ path?: GraphQLError['path']; correlationId?: string | null }>;

/**
 * The wire form of a refusal: the code twice, the invalid inputs, the seconds to wait and the attempts that are left, where
 * there are any (decisions.md C1); of a server error also the correlation id that is in the log (N3).
 */
export const refusalAsGraphqlError = (refusal: Refusal, { path, correlationId }: Place = {}): GraphQLError => {
  const { code, fields, retryAfterSeconds, attemptsLeft, line } = refusal;
  const field = fields[0];
  const atFault = field === undefined ? {} : { field, fields };
  const wait = retryAfterSeconds === null ? {} : { retryAfter: retryAfterSeconds };
  const attempts = attemptsLeft === null ? {} : { attemptsLeft };
  const inFile = line === null ? {} : { line };
  const inLog = correlationId ? { correlationId } : {};
  return new GraphQLError(code, {
    path: path ?? null,
    originalError: refusal,
    extensions: { code, ...atFault, ...wait, ...attempts, ...inFile, ...inLog },
  });
};

const inner = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? inner(error.originalError) : error;

/** An error before any field was resolved is caused by the request; an error that a resolver throws is a refusal or a bug. */
const refusalBehind = (error: unknown): Refusal => {
  const origin = inner(error);
  if (origin instanceof Refusal) return origin;
  const isAboutRequest = error instanceof GraphQLError && error.path === undefined;
  const code: ErrorCode = isAboutRequest ? 'ERR_INVALID_INPUT' : 'ERR_SERVER';
  return new Refusal(code, [], { cause: origin });
};

const isMasked = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && error.originalError instanceof Refusal && 'code' in error.extensions;

/** A service that is away is an error of ours, too, where the cause is known. */
const isServerError = ({ code, cause }: Refusal): boolean =>
  code === 'ERR_SERVER' || (code === 'ERR_DB_CONNECTION' && cause !== undefined);

export type OnServerError = (cause: unknown, correlationId: string | null) => void;
type Reporter = Readonly<{
  onServerError: OnServerError;
  /** Null where no call is answered. */ correlationId: string | null;
}>;

/** Turns any error into one of the catalogue; `onServerError` is called once for each that is a server error. */
export const maskError = (error: unknown, { onServerError, correlationId }: Reporter): GraphQLError => {
  if (isMasked(error)) return error;
  const refusal = refusalBehind(error);
  const path = error instanceof GraphQLError ? error.path : undefined;
  if (!isServerError(refusal)) return refusalAsGraphqlError(refusal, { path });
  onServerError(refusal.cause ?? refusal, correlationId);
  return refusalAsGraphqlError(refusal, { path, correlationId });
};
