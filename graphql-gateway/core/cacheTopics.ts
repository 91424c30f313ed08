import type { LocalDate } from '@platzwart/contracts/core';

/** The part of a read model's change that decides whether a cached response is still valid. */
export type ChangedRow = Readonly<{
  sport: string;
  date: LocalDate;
  /** Days and sports where it was before, as `placeKey` of contracts. */
  formerPlaces?: readonly string[] | null;
}>;

/** A dependency of a cached response: the response stays valid until the model changes in a row that touches it. */
export type CacheTopic = Readonly<{ model: string; isInvalidatedBy: (row: ChangedRow) => boolean }>;

/**
 * The dependencies of a root field's response, by its arguments. `anything` is no older than the rest of the response needs it
 * to be. The response of a root field without an entry is never cached.
 */
export type CacheTopics = Readonly<Record<string, ((args: unknown) => CacheTopic) | 'anything'>>;
