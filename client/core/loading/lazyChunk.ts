import type { ComponentType } from 'react';
import { lazyComponent } from './lazyComponent.ts';
import { loadOnce } from './loadChunk.ts';

export type LazyChunk<Parts> = Readonly<{
  /** One component of the chunk; put it into a `<Suspense>`. */
  component: <Props extends object>(select: (parts: Parts) => ComponentType<Props>) => ComponentType<Props>;
  /** Prefetches the chunk; a failure is reported only to the component that needs it. */
  preload: () => void;
}>;

/** Components that the first paint does not need, in one chunk (docs/adr/0017-first-paint.md). */
export const lazyChunk = <Parts>(load: () => Promise<Parts>): LazyChunk<Parts> => {
  const start = loadOnce(load);
  return {
    component: (select) => lazyComponent(async () => select(await start())),
    preload: () => void start().catch(() => undefined),
  };
};
