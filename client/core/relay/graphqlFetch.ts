import type { FetchFunction, GraphQLResponse } from 'relay-runtime';
import { buildHeader } from '@platzwart/contracts/core';
import { decodeResponse } from './graphqlResponse.ts';
import { idempotencyKeyOf, newIdempotencyKey } from './idempotencyKey.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';
import { ServerRefusal } from '../errors/serverRefusal.ts';

/** Longer than the gateway ever takes; after that the connection counts as lost. */
const timeoutMilliseconds = 20_000;

type HeaderInput = Readonly<{ token: string | null; idempotencyKey: string | null; language: string }>;

const headersFor = ({ token, idempotencyKey, language }: HeaderInput): HeadersInit => ({
  'content-type': 'application/json',
  // The one on screen, which may be another than the browser's.
  'accept-language': language,
  accept: 'application/graphql-response+json, application/json',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
});

type OnBuild = (build: string | null) => void;

const send = async (url: string, request: RequestInit, onBuild: OnBuild): Promise<unknown> => {
  const answer = await fetchWithRetry(url, request).catch(() => {
    throw new ServerRefusal('ERR_NETWORK');
  });
  onBuild(answer.headers.get(buildHeader));
  return answer.json().catch(() => {
    throw new ServerRefusal('ERR_SERVER');
  });
};

/**
 * Relay's network function: POST with `{ query, variables }` (product.md §7). Repeats a request without a response: a
 * mutation with one idempotency key, its own or one that is created here. Throws `ServerRefusal`: the server's code, or
 * ERR_NETWORK where no response came within 20 s.
 */
export const createGraphqlFetch = (options: {
  url: string;
  /** Called for each request, because a session may get a newer token. */
  readToken: () => string | null;
  /** Of the few texts that the server writes, e.g. the items of an invoice. */
  readLanguage: () => string;
  /** `token` is the one that the refused request carried. The refusal is thrown when this has resolved. */
  onRefusal: (refusal: ServerRefusal, token: string | null) => Promise<void>;
  /** The build of the client that the answering server has; null where it does not say. */
  onBuild: OnBuild;
}): FetchFunction => {
  return async ({ text, operationKind }, variables, cacheConfig): Promise<GraphQLResponse> => {
    const idempotencyKey = idempotencyKeyOf(cacheConfig) ?? (operationKind === 'mutation' ? newIdempotencyKey() : null);
    const token = options.readToken();
    const request = {
      method: 'POST',
      headers: headersFor({ token, idempotencyKey, language: options.readLanguage() }),
      body: JSON.stringify({ query: text, variables }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    };
    const body = await send(options.url, request, options.onBuild);
    try {
      return decodeResponse(body);
    } catch (error) {
      if (error instanceof ServerRefusal) await options.onRefusal(error, token);
      throw error;
    }
  };
};
