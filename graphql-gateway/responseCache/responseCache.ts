import { clubClockOf, millisecondsOf } from '@platzwart/contracts/club-time';
import { localTime } from '@platzwart/contracts/core';
import { type ByteCache, byteCache } from '../core/byteCache.ts';
import type { CacheTopic, ChangedRow } from '../core/cacheTopics.ts';
import type { GraphqlResponse } from '../documents/executeWithYoga.ts';
import { type CachedResponse, cachedResponse } from './cachedResponse.ts';

/** `key`: audience, document and its variables. `request`: audience and the bytes of the request, which lead to the same key next time. */
export type CacheKeys = Readonly<{ key: string; request: string }>;

export type ResponseCache = Readonly<{
  /** The cached response to a request whose bytes are known, without computing. */
  get: (request: string) => CachedResponse | undefined;
  /** Computes once for all who ask meanwhile; keeps the response where it has no errors and no dependency changed meanwhile. */
  getOrCompute: (
    keys: CacheKeys,
    topics: readonly CacheTopic[],
    compute: () => Promise<GraphqlResponse>,
  ) => Promise<CachedResponse>;
  /** A read model has changed in these rows; null: anywhere. */
  invalidate: (model: string, rows: readonly ChangedRow[] | null) => void;
}>;

type Dependent = Readonly<{ topics: readonly CacheTopic[] }>;
type Kept = Dependent & Readonly<{ response: CachedResponse }>;
type Computing = Dependent & { response: Promise<CachedResponse> | null };

const isInvalidated = ({ topics }: Dependent, model: string, rows: readonly ChangedRow[] | null): boolean =>
  topics.some((topic) => topic.model === model && (rows === null || rows.some(topic.isInvalidatedBy)));

/** A response and its compressed forms. */
const bytesOf = ({ plain }: CachedResponse): number => 2 * plain.bytes.length;

/** Requests may be as long as the longest body, and there are many ways to write one: they get a smaller share. */
const shareOfRequests = 1 / 8;

/** When the club's next day begins, in epoch milliseconds. */
const nextMidnight = (epochMilliseconds: number): number =>
  millisecondsOf(clubClockOf(epochMilliseconds).date, localTime('24:00'));

/** Responses by audience and request, for as long as they are valid and fit into `maxBytes`. `now`: epoch milliseconds. */
export const createResponseCache = (maxBytes: number, now: () => number): ResponseCache => {
  const kept: ByteCache<Kept> = byteCache(maxBytes);
  const keysByRequest: ByteCache<string> = byteCache(maxBytes * shareOfRequests);
  const computing = new Map<string, Computing>();
  let validUntil = nextMidnight(now());

  /** A response may say what holds today, such as the VAT rate. */
  const forgetYesterday = (): void => {
    if (now() < validUntil) return;
    validUntil = nextMidnight(now());
    for (const [key] of kept.entries()) kept.delete(key);
    computing.clear();
  };

  const start = (
    key: string,
    topics: readonly CacheTopic[],
    compute: () => Promise<GraphqlResponse>,
  ): Promise<CachedResponse> => {
    const finish = async (): Promise<CachedResponse> => {
      try {
        const { text, isErrorFree } = await compute();
        const response = cachedResponse(text);
        // After an invalidation it is another one that is computed, or none.
        if (isErrorFree && computing.get(key) === entry) kept.set(key, { topics, response }, bytesOf(response));
        return response;
      } finally {
        if (computing.get(key) === entry) computing.delete(key);
      }
    };
    const entry: Computing = { topics, response: null };
    computing.set(key, entry);
    return (entry.response = finish());
  };

  return {
    get: (request) => {
      forgetYesterday();
      const key = keysByRequest.get(request);
      return key === undefined ? undefined : kept.get(key)?.response;
    },
    getOrCompute: ({ key, request }, topics, compute) => {
      forgetYesterday();
      keysByRequest.set(request, key, 0);
      const response = kept.get(key)?.response;
      if (response) return Promise.resolve(response);
      return computing.get(key)?.response ?? start(key, topics, compute);
    },
    invalidate: (model, rows) => {
      for (const [key, entry] of kept.entries()) if (isInvalidated(entry, model, rows)) kept.delete(key);
      // An entry that is still being computed is dropped, too: later callers get a response that is read from now on.
      for (const [key, entry] of computing) if (isInvalidated(entry, model, rows)) computing.delete(key);
    },
  };
};
