import { GraphQLError } from 'graphql';
import type { ErrorCode } from '@platzwart/contracts/catalogue';
import { Refusal } from './refusal.ts';

/** The wire form of a refusal: the code twice, the inputs at fault and the seconds to wait where there are any (decisions.md C1). */
export const refusalAsGraphqlError = (refusal: Refusal, path?: GraphQLError['path']): GraphQLError => {
  const { code, fields, retryAfterSeconds } = refusal;
  const field = fields[0];
  const atFault = field === undefined ? {} : { field, fields };
  const wait = retryAfterSeconds === null ? {} : { retryAfter: retryAfterSeconds };
  return new GraphQLError(code, {
    path: path ?? null,
    originalError: refusal,
    extensions: { code, ...atFault, ...wait },
  });
};

const inner = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? inner(error.originalError) : error;

/** An error before any field was resolved is about the request; what a resolver throws is a refusal or a bug of ours. */
const refusalBehind = (error: unknown): Refusal => {
  const origin = inner(error);
  if (origin instanceof Refusal) return origin;
  const isAboutRequest = error instanceof GraphQLError && error.path === undefined;
  const code: ErrorCode = isAboutRequest ? 'ERR_INVALID_INPUT' : 'ERR_SERVER';
  return new Refusal(code, [], { cause: origin });
};

const isMasked = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && error.originalError instanceof Refusal && 'code' in error.extensions;

/** Makes of any error one of the catalogue; `onServerError` hears once of those that are our fault. */
export const maskError = (error: unknown, onServerError: (cause: unknown) => void): GraphQLError => {
  if (isMasked(error)) return error;
  const refusal = refusalBehind(error);
  if (refusal.code === 'ERR_SERVER') onServerError(refusal.cause ?? refusal);
  return refusalAsGraphqlError(refusal, error instanceof GraphQLError ? error.path : undefined);
};
