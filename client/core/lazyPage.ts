import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** The page's code could not be loaded: the build is gone from the server, or the network is. */
export class ChunkLoadFailure extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
    this.name = 'ChunkLoadFailure';
  }
}

/** Product.md §8. */
const patienceMilliseconds = 120_000;

const patience = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('Timed out')), patienceMilliseconds));

export type LazyPage = Readonly<{
  Page: LazyExoticComponent<ComponentType>;
  /** Ends when the code is there; a failure is left to the page itself. */ preload: () => Promise<void>;
}>;

/** A page in its own chunk. Throws `ChunkLoadFailure` where the chunk does not arrive within 120 seconds. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  let loading: Promise<{ default: ComponentType }> | undefined;
  const start = () =>
    (loading ??= Promise.race([load(), patience()]).then(
      (component) => ({ default: component }),
      (error: unknown) => {
        loading = undefined;
        throw new ChunkLoadFailure(error);
      },
    ));
  return {
    Page: lazy(start),
    preload: async () => {
      await start().catch(() => undefined);
    },
  };
};
