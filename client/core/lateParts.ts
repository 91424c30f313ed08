import type { ComponentType } from 'react';
import { lateComponent } from './lateComponent.ts';
import { loadOnce } from './loadChunk.ts';

export type LateParts<Parts> = Readonly<{
  /** One component of the chunk; put it into a `<Suspense>`. */
  part: <Props extends object>(pick: (parts: Parts) => ComponentType<Props>) => ComponentType<Props>;
  /** Fetches the chunk while nobody waits for it; a failure is left to whoever needs it. */
  preload: () => void;
}>;

/** Parts of a page that its first paint can do without, in one chunk (docs/adr/0017-first-paint.md). */
export const lateParts = <Parts>(load: () => Promise<Parts>): LateParts<Parts> => {
  const start = loadOnce(load);
  return {
    part: (pick) => lateComponent(async () => pick(await start())),
    preload: () => void start().catch(() => undefined),
  };
};
