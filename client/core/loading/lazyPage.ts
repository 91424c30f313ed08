import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent.ts';
import { loadOnce } from './loadChunk.ts';

/** `Props` are passed by the parent; a page that is itself a route has none. */
export type LazyPage<Props extends object = object> = Readonly<{
  Page: ComponentType<Props>;
  /** Resolves when the code is loaded; a failure is reported by the page itself. */ preload: () => Promise<void>;
}>;

/** A page in its own chunk. Throws `ChunkLoadFailure` where the chunk does not arrive. */
export const lazyPage = <Props extends object = object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> => {
  const start = loadOnce(load);
  return {
    Page: lazyComponent(start),
    preload: async () => {
      await start().catch(() => undefined);
    },
  };
};
