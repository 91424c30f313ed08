import { describe, expect, it } from 'vitest';
import { createLook, firstLook } from './look.ts';

const browser = (kept: Readonly<Record<string, string>> = {}) => {
  const values = new Map(Object.entries(kept));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

describe('How the pages look', () => {
  it('is light, with usual contrast and a menu at the side, and nothing is kept', () => {
    const kept = browser();
    const look = createLook(kept);
    expect(look.read()).toEqual({ mode: 'light', contrast: 'default', layout: 'vertical', density: 'comfortable' });
    expect(look.hasChosen('contrast')).toBe(false);
    expect(kept.values.size).toBe(0);
  });

  it('keeps what somebody chose, and nothing else', () => {
    const kept = browser();
    createLook(kept).choose({ contrast: 'bold' });
    expect([...kept.values]).toEqual([['contrast', 'bold']]);
    expect(createLook(kept).read()).toEqual({ ...firstLook, contrast: 'bold' });
    expect(createLook(kept).hasChosen('contrast')).toBe(true);
  });

  it('also keeps that somebody chose what everybody has', () => {
    const kept = browser();
    createLook(kept).choose({ contrast: 'default' });
    expect(createLook(kept).hasChosen('contrast')).toBe(true);
  });

  it('makes nothing of what it does not know', () => {
    expect(createLook(browser({ colorMode: 'sepia', layout: '' })).read()).toEqual(firstLook);
  });

  it('forgets everything when it is reset, and nothing of others', () => {
    const kept = browser({ colorMode: 'dark', contrast: 'bold', layout: 'mini', density: 'compact', i18nextLng: 'en' });
    const look = createLook(kept);
    look.reset();
    expect(look.read()).toEqual(firstLook);
    expect([...kept.values]).toEqual([['i18nextLng', 'en']]);
  });
});
