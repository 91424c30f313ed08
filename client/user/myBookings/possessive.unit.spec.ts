import { expect, it } from 'vitest';
import { possessive } from './possessive.ts';

it.each([
  ['Mia', 'de', 'Mias'],
  ['Lukas', 'de', 'Lukas’'],
  ['Max', 'de', 'Max’'],
  ['Alice', 'de', 'Alice’'],
  ['René', 'de', 'Renés'],
  ['Lukas', 'en', 'Lukas’s'],
])('puts %s into the genitive (%s): %s', (name, language, written) => {
  expect(possessive(name, language)).toBe(written);
});
