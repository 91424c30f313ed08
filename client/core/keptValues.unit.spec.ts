import { describe, expect, it } from 'vitest';
import { keptValues } from './keptValues.ts';

const storageWith = (items: Map<string, string>, setItem: Storage['setItem']): Storage => ({
  getItem: (key) => items.get(key) ?? null,
  setItem,
  removeItem: (key) => void items.delete(key),
  clear: () => items.clear(),
  key: () => null,
  length: 0,
});
const refuse = (): never => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

describe('What the browser keeps', () => {
  it('lies in its storage', () => {
    const items = new Map([['language', 'de']]);
    const kept = keptValues(() => storageWith(items, (key, value) => void items.set(key, value)));
    expect(kept.getItem('language')).toBe('de');
    kept.setItem('language', 'en');
    expect(items.get('language')).toBe('en');
    kept.removeItem('language');
    expect(kept.getItem('language')).toBeNull();
  });

  it('lives as long as the page where storage is forbidden', () => {
    const kept = keptValues(refuse);
    expect(kept.getItem('language')).toBeNull();
    kept.setItem('language', 'en');
    expect(kept.getItem('language')).toBe('en');
    kept.removeItem('language');
    expect(kept.getItem('language')).toBeNull();
  });

  it('lives as long as the page where storage is full, and hides what lay there before', () => {
    const items = new Map([['language', 'de']]);
    const kept = keptValues(() => storageWith(items, refuse));
    kept.setItem('language', 'en');
    expect(kept.getItem('language')).toBe('en');
    kept.removeItem('language');
    expect(kept.getItem('language')).toBeNull();
  });
});
