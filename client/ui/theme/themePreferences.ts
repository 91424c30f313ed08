import { createContext, use, useSyncExternalStore } from 'react';
import type { KeyValueStorage } from '../../core/browser/safeStorage.ts';
import { type ValueStore, createValueStore } from '../../core/valueStore.ts';

/** The possible values (product.md §1, §2); the first of each is the default. */
export const themeChoices = {
  mode: ['light', 'dark'],
  contrast: ['default', 'bold'],
  layout: ['vertical', 'mini', 'horizontal'],
  density: ['comfortable', 'compact'],
} as const;

export type ThemePreferences = { readonly [Part in keyof typeof themeChoices]: (typeof themeChoices)[Part][number] };

/** Where each choice is stored; index.html reads the first two before the first paint. */
export const themePreferenceKeys = {
  mode: 'colorMode',
  contrast: 'contrast',
  layout: 'layout',
  density: 'density',
} as const satisfies Record<keyof ThemePreferences, string>;

export const defaultThemePreferences: ThemePreferences = {
  mode: 'light',
  contrast: 'default',
  layout: 'vertical',
  density: 'comfortable',
};

const parts = ['mode', 'contrast', 'layout', 'density'] as const satisfies (keyof ThemePreferences)[];

const oneOf = <Value extends string>(values: readonly Value[], stored: string | null, otherwise: Value): Value =>
  values.find((value) => value === stored) ?? otherwise;

const readStored = (stored: KeyValueStorage): ThemePreferences => ({
  mode: oneOf(themeChoices.mode, stored.getItem(themePreferenceKeys.mode), defaultThemePreferences.mode),
  contrast: oneOf(
    themeChoices.contrast,
    stored.getItem(themePreferenceKeys.contrast),
    defaultThemePreferences.contrast,
  ),
  layout: oneOf(themeChoices.layout, stored.getItem(themePreferenceKeys.layout), defaultThemePreferences.layout),
  density: oneOf(themeChoices.density, stored.getItem(themePreferenceKeys.density), defaultThemePreferences.density),
});

export type ThemePreferencesStore = Omit<ValueStore<ThemePreferences>, 'write'> &
  Readonly<{
    /** Stores the given values, and nothing else. */
    choose: (chosen: Partial<ThemePreferences>) => void;
    /** Removes all stored values, as before the first visit. */
    reset: () => void;
    /** Whether the visitor has chosen a value of this preference. */
    hasChosen: (part: keyof ThemePreferences) => boolean;
  }>;

/** The display settings of this visitor; nothing is stored before the first choice (reliability L29). */
export const createThemePreferences = (stored: KeyValueStorage): ThemePreferencesStore => {
  const { read, subscribe, write } = createValueStore(readStored(stored));
  return {
    read,
    subscribe,
    choose: (chosen) => {
      for (const part of parts) {
        const value = chosen[part];
        if (value !== undefined) stored.setItem(themePreferenceKeys[part], value);
      }
      write({ ...read(), ...chosen });
    },
    reset: () => {
      for (const part of parts) stored.removeItem(themePreferenceKeys[part]);
      write(defaultThemePreferences);
    },
    hasChosen: (part) => stored.getItem(themePreferenceKeys[part]) !== null,
  };
};

export const ThemePreferencesContext = createContext<ThemePreferencesStore | null>(null);

export const useThemePreferences = (): Readonly<{ preferences: ThemePreferences; isChanged: boolean }> &
  ThemePreferencesStore => {
  const store = use(ThemePreferencesContext);
  if (!store) throw new Error('No preferences around this component');
  const preferences = useSyncExternalStore(store.subscribe, store.read);
  return {
    ...store,
    preferences,
    isChanged: parts.some((part) => preferences[part] !== defaultThemePreferences[part]),
  };
};
