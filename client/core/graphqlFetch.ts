import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import { decodeAnswer } from './graphqlAnswer.ts';
import { idempotencyKeyOf, newIdempotencyKey } from './idempotencyKey.ts';
import { sendAgain } from './sendAgain.ts';
import { ServerRefusal } from './serverRefusal.ts';

/** Longer than the gateway ever takes; after it a lost connection stops looking like a slow one. */
const timeoutMilliseconds = 20_000;

const headersFor = (token: string | null, idempotencyKey: string | null): HeadersInit => ({
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
});

const send = async (url: string, request: RequestInit): Promise<unknown> => {
  const answer = await sendAgain(url, request).catch(() => {
    throw new ServerRefusal('ERR_NETWORK');
  });
  return answer.json().catch(() => {
    throw new ServerRefusal('ERR_SERVER');
  });
};

/**
 * Relay's way to the gateway: POST with `{ query, variables }` (product.md §7).
 * Where nobody answers it is sent again: a mutation under one idempotency key, its own or one that is made here.
 * Throws `ServerRefusal`: the server's code, or ERR_NETWORK where nobody answered within 20 s.
 */
export const createGraphqlFetch = (options: {
  url: string;
  /** Asked at each call, because a session may get a newer token. */
  readToken: () => string | null;
  /** `token` is the one that the refused call carried. */
  onRefusal: (refusal: ServerRefusal, token: string | null) => void;
}): FetchFunction => {
  return async ({ text, operationKind }, variables, cacheConfig): Promise<GraphQLResponse> => {
    const key = idempotencyKeyOf(cacheConfig) ?? (operationKind === 'mutation' ? newIdempotencyKey() : null);
    const token = options.readToken();
    const request = {
      method: 'POST',
      headers: headersFor(token, key),
      body: JSON.stringify({ query: text, variables }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    };
    const body = await send(options.url, request);
    try {
      return decodeAnswer(body);
    } catch (error) {
      if (error instanceof ServerRefusal) options.onRefusal(error, token);
      throw error;
    }
  };
};
