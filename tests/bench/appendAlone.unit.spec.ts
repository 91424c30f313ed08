import { position } from '@platzwart/contracts/core';
import type { AppendResult } from '@platzwart/event-store';
import { describe, expect, it } from 'vitest';
import { appendAlone } from './appendAlone.ts';

const storeThatSays = (...results: AppendResult[]) => {
  const ids: string[] = [];
  return {
    ids,
    append: (_stream: string, _expected: unknown, events: readonly Readonly<{ id: string }>[]) => {
      ids.push(...events.map(({ id }) => id));
      const result = results.shift();
      return result ? Promise.resolve(result) : Promise.reject(new Error('asked too often'));
    },
  };
};

describe('Who writes alone', () => {
  it('sends the same event again where another writer has confirmed a revision', async () => {
    const confirmed = { outcome: 'conflict', actual: 4 } as const;
    const store = storeThatSays(confirmed, confirmed, { outcome: 'appended', revision: 5, position: position('9') });
    expect(await appendAlone(store, 'bench', 4)).toBe(5);
    expect([store.ids.length, new Set(store.ids).size]).toEqual([3, 1]);
  });

  it('stops where somebody else has written', async () => {
    const store = storeThatSays({ outcome: 'conflict', actual: 5 });
    await expect(appendAlone(store, 'bench', 4)).rejects.toThrow('conflict');
  });
});
