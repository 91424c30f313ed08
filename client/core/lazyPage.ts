import type { ComponentType } from 'react';
import { lateComponent } from './lateComponent.ts';
import { loadOnce } from './loadChunk.ts';

export type LazyPage = Readonly<{
  Page: ComponentType;
  /** Ends when the code is there; a failure is left to the page itself. */ preload: () => Promise<void>;
}>;

/** A page in its own chunk. Throws `ChunkLoadFailure` where the chunk does not arrive. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  const start = loadOnce(load);
  return {
    Page: lateComponent(start),
    preload: async () => {
      await start().catch(() => undefined);
    },
  };
};
