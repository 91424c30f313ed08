import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  [undefined, 'de'],
  ['', 'de'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['de-AT', 'de'],
  ['fr-FR, en;q=0.5', 'en'],
  ['fr', 'de'],
  ['*', 'de'],
])('a caller who prefers %s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
