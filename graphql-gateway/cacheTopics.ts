import type { CacheTopics } from './core/cacheTopics.ts';
import { features } from './features.ts';

/** The cache topics of all features in one table. */
export const cacheTopics: CacheTopics = features.reduce<CacheTopics>(
  (all, feature) => ({ ...all, ...feature.cacheTopics }),
  {},
);
