import { createContext, use, useSyncExternalStore } from 'react';
import type { KeptValues } from '../core/keptValues.ts';
import { type ValueStore, createValueStore } from '../core/valueStore.ts';

/** What can be chosen (product.md §1, §2); the first of each is what everybody begins with. */
export const lookChoices = {
  mode: ['light', 'dark'],
  contrast: ['default', 'bold'],
  layout: ['vertical', 'mini', 'horizontal'],
  density: ['comfortable', 'compact'],
} as const;

export type Look = { readonly [Part in keyof typeof lookChoices]: (typeof lookChoices)[Part][number] };

/** Where each choice is kept; index.html reads the first two before the first paint. */
export const lookKeys = {
  mode: 'colorMode',
  contrast: 'contrast',
  layout: 'layout',
  density: 'density',
} as const satisfies Record<keyof Look, string>;

export const firstLook: Look = { mode: 'light', contrast: 'default', layout: 'vertical', density: 'comfortable' };

const parts = ['mode', 'contrast', 'layout', 'density'] as const satisfies (keyof Look)[];

const oneOf = <Value extends string>(values: readonly Value[], kept: string | null, otherwise: Value): Value =>
  values.find((value) => value === kept) ?? otherwise;

const restored = (kept: KeptValues): Look => ({
  mode: oneOf(lookChoices.mode, kept.getItem(lookKeys.mode), firstLook.mode),
  contrast: oneOf(lookChoices.contrast, kept.getItem(lookKeys.contrast), firstLook.contrast),
  layout: oneOf(lookChoices.layout, kept.getItem(lookKeys.layout), firstLook.layout),
  density: oneOf(lookChoices.density, kept.getItem(lookKeys.density), firstLook.density),
});

export type LookStore = Omit<ValueStore<Look>, 'write'> &
  Readonly<{
    /** Keeps what is given, and nothing else. */
    choose: (chosen: Partial<Look>) => void;
    /** As on the first visit: nothing is kept any more. */
    reset: () => void;
    /** False for somebody who has not been asked yet. */
    hasChosen: (part: keyof Look) => boolean;
  }>;

/** How the pages look to this visitor; nothing is kept before somebody chooses (reference: reliability.md L29). */
export const createLook = (kept: KeptValues): LookStore => {
  const { read, subscribe, write } = createValueStore(restored(kept));
  return {
    read,
    subscribe,
    choose: (chosen) => {
      for (const part of parts) {
        const value = chosen[part];
        if (value !== undefined) kept.setItem(lookKeys[part], value);
      }
      write({ ...read(), ...chosen });
    },
    reset: () => {
      for (const part of parts) kept.removeItem(lookKeys[part]);
      write(firstLook);
    },
    hasChosen: (part) => kept.getItem(lookKeys[part]) !== null,
  };
};

export const LookContext = createContext<LookStore | null>(null);

export const useLook = (): Readonly<{ look: Look; isChanged: boolean }> & LookStore => {
  const store = use(LookContext);
  if (!store) throw new Error('No look around this component');
  const look = useSyncExternalStore(store.subscribe, store.read);
  return { ...store, look, isChanged: parts.some((part) => look[part] !== firstLook[part]) };
};
