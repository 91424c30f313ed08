import type { CacheTopics } from '../core/cacheTopics.ts';

const settings = { model: 'club_settings', isInvalidatedBy: () => true };

/** Which changes of the read models invalidate cached responses about the club. */
export const clubCacheTopics: CacheTopics = {
  generalInfos: () => settings,
  bookingInfos: () => settings,
  terms: () => settings,
};
