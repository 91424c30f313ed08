import { describe, expect, it } from 'vitest';
import { createThemePreferences, defaultThemePreferences } from './themePreferences.ts';

const browser = (kept: Readonly<Record<string, string>> = {}) => {
  const values = new Map(Object.entries(kept));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

describe('The theme preferences', () => {
  it('are light, default contrast and a side menu, and nothing is stored', () => {
    const kept = browser();
    const preferences = createThemePreferences(kept);
    expect(preferences.read()).toEqual({
      mode: 'light',
      contrast: 'default',
      layout: 'vertical',
      density: 'comfortable',
    });
    expect(preferences.hasChosen('contrast')).toBe(false);
    expect(kept.values.size).toBe(0);
  });

  it('store the chosen values, and nothing else', () => {
    const kept = browser();
    createThemePreferences(kept).choose({ contrast: 'bold' });
    expect([...kept.values]).toEqual([['contrast', 'bold']]);
    expect(createThemePreferences(kept).read()).toEqual({ ...defaultThemePreferences, contrast: 'bold' });
    expect(createThemePreferences(kept).hasChosen('contrast')).toBe(true);
  });

  it('also store a chosen default', () => {
    const kept = browser();
    createThemePreferences(kept).choose({ contrast: 'default' });
    expect(createThemePreferences(kept).hasChosen('contrast')).toBe(true);
  });

  it('ignore unknown stored values', () => {
    expect(createThemePreferences(browser({ colorMode: 'sepia', layout: '' })).read()).toEqual(defaultThemePreferences);
  });

  it('remove only their own keys when they are reset', () => {
    const kept = browser({ colorMode: 'dark', contrast: 'bold', layout: 'mini', density: 'compact', i18nextLng: 'en' });
    const preferences = createThemePreferences(kept);
    preferences.reset();
    expect(preferences.read()).toEqual(defaultThemePreferences);
    expect([...kept.values]).toEqual([['i18nextLng', 'en']]);
  });
});
