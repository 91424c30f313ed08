import { createContext, use, useSyncExternalStore } from 'react';
import type { KeptValues } from '../core/keptValues.ts';
import { type ValueStore, createValueStore } from '../core/valueStore.ts';

export type ColorMode = 'light' | 'dark';

/** Where the choice of light or dark is kept; index.html reads it before the first paint. */
export const colorModeKey = 'colorMode';

const modeOf = (kept: string | null): ColorMode => (kept === 'dark' ? 'dark' : 'light');

/** Light until somebody asks for dark; nothing is kept before. */
export const createColorMode = (kept: KeptValues): ValueStore<ColorMode> => {
  const { read, subscribe, write } = createValueStore(modeOf(kept.getItem(colorModeKey)));
  return {
    read,
    subscribe,
    write: (mode) => {
      kept.setItem(colorModeKey, mode);
      write(mode);
    },
  };
};

export const ColorModeContext = createContext<ValueStore<ColorMode> | null>(null);

export const useColorMode = (): Readonly<{ mode: ColorMode; setMode: (mode: ColorMode) => void }> => {
  const colorMode = use(ColorModeContext);
  if (!colorMode) throw new Error('No colour mode around this component');
  return { mode: useSyncExternalStore(colorMode.subscribe, colorMode.read), setMode: colorMode.write };
};
