import { useEffect, useSyncExternalStore } from 'react';
import type { CSSObject } from '@emotion/react';
import { loadOnce } from '../core/loadChunk.ts';
import { createValueStore } from '../core/valueStore.ts';

const loaded = createValueStore<CSSObject | null>(null);

/** Fetches the styles of the bold contrast, which most visitors never need; a failure is left to the next try. */
export const loadBold = loadOnce(async () => {
  const { boldStyles } = await import('./boldStyles.ts');
  loaded.write(boldStyles);
});

/** The styles of the bold contrast where they are wanted; null also while they are on their way. */
export const useBold = (isWanted: boolean): CSSObject | null => {
  const styles = useSyncExternalStore(loaded.subscribe, loaded.read);
  useEffect(() => {
    if (isWanted) void loadBold().catch(() => undefined);
  }, [isWanted]);
  return isWanted ? styles : null;
};
