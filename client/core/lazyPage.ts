import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadOnce } from './loadChunk.ts';

export type LazyPage = Readonly<{
  Page: LazyExoticComponent<ComponentType>;
  /** Ends when the code is there; a failure is left to the page itself. */ preload: () => Promise<void>;
}>;

/** A page in its own chunk. Throws `ChunkLoadFailure` where the chunk does not arrive. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  const start = loadOnce(load);
  return {
    Page: lazy(async () => ({ default: await start() })),
    preload: async () => {
      await start().catch(() => undefined);
    },
  };
};
