import { describe, expect, it } from 'vitest';
import { safeStorage } from './safeStorage.ts';

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

describe('A stored value', () => {
  it('is in the browser’s storage', () => {
    const items = new Map([['language', 'de']]);
    const kept = safeStorage(() => storageWith(items, (key, value) => void items.set(key, value)));
    expect(kept.getItem('language')).toBe('de');
    kept.setItem('language', 'en');
    expect(items.get('language')).toBe('en');
    kept.removeItem('language');
    expect(kept.getItem('language')).toBeNull();
  });

  it('lives as long as the page where storage is forbidden', () => {
    const kept = safeStorage(refuse);
    expect(kept.getItem('language')).toBeNull();
    kept.setItem('language', 'en');
    expect(kept.getItem('language')).toBe('en');
    kept.removeItem('language');
    expect(kept.getItem('language')).toBeNull();
  });

  it('lives as long as the page where storage is full, and hides the older stored value', () => {
    const items = new Map([['language', 'de']]);
    const kept = safeStorage(() => storageWith(items, refuse));
    kept.setItem('language', 'en');
    expect(kept.getItem('language')).toBe('en');
    kept.removeItem('language');
    expect(kept.getItem('language')).toBeNull();
  });
});
