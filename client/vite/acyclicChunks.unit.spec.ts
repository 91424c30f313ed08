import { expect, it } from 'vitest';
import { chunkInCircle } from './acyclicChunks.ts';

it.each([
  ['one after the other', { page: ['first'], first: ['parts'], shared: ['first', 'parts'], parts: [] }, null],
  ['two that import each other', { parts: [], first: ['parts', 'shared'], shared: ['first'] }, 'first'],
  ['a longer circle', { page: ['a'], a: ['b'], b: ['c'], c: ['a'] }, 'a'],
])('Chunks that run %s', (_, imports, expected) => {
  expect(chunkInCircle(new Map(Object.entries(imports)))).toBe(expected);
});
