import { useEffect, useSyncExternalStore } from 'react';
import type { CSSObject } from '@emotion/react';
import { loadOnce } from '../../../core/loading/loadChunk.ts';
import { createValueStore } from '../../../core/valueStore.ts';

const loaded = createValueStore<CSSObject | null>(null);

/** Loads the styles of the high contrast, which most visitors never need; after a failure the next call tries again. */
export const loadHighContrastStyles = loadOnce(async () => {
  const { highContrastStyles } = await import('./highContrastStyles.ts');
  loaded.write(highContrastStyles);
});

/** The styles of the high contrast if it is chosen; null also while they load. */
export const useHighContrastStyles = (isWanted: boolean): CSSObject | null => {
  const styles = useSyncExternalStore(loaded.subscribe, loaded.read);
  useEffect(() => {
    if (isWanted) void loadHighContrastStyles().catch(() => undefined);
  }, [isWanted]);
  return isWanted ? styles : null;
};
