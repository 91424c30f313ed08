import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';

/** Namespaces that an area's chunk registers and that its entry in `areas.ts` does not name. */
const unnamed = async ({ texts, laterTexts = [], loadTexts }: (typeof areas)[number]) => {
  const named = new Set<string>([...texts, ...laterTexts]);
  return (await loadTexts()).flatMap((registered) => Object.keys(registered)).filter((name) => !named.has(name));
};

describe('the texts of an area', () => {
  it.each(areas.filter(({ path }) => path !== '/dashboard'))(
    'of $path are found without loading another area',
    async (area) => {
      expect(await unnamed(area)).toEqual([]);
    },
  );
});
