import type { CacheTopics } from '../core/cacheTopics.ts';

const ofEvents = { model: 'club_events', isInvalidatedBy: () => true };

/** Which changes invalidate cached responses about events. `upcomingEvents` is never cached: it changes at midnight. */
export const clubEventCacheTopics: CacheTopics = { events: () => ofEvents, event: () => ofEvents };
