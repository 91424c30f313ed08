import { emailAddress, textSchema, trimInvisible } from '@platzwart/contracts/core';
import { searchWords } from '@platzwart/contracts/user';
import * as v from 'valibot';

/**
 * What a list is searched for: any text that can be stored, at most 100 characters, in the form in which texts are stored: composed, an e-mail in
 * its one spelling (decisions.md Q5, Q6).
 */
export const searchSchema = v.pipe(
  textSchema,
  v.transform(trimInvisible),
  v.maxLength(100),
  v.normalize('NFC'),
  v.transform((search) => emailAddress(search) ?? search),
);

/** A search of signs alone is in no text of words: it finds nobody, it does not find everybody. */
const findsNothing = 'false';

type WordSearch = Readonly<{ search: string; column: string; bind: (value: string) => string }>;

/**
 * The condition that each word of `search` begins a word of `column`, a text of `searchText`; null where nothing is searched. `bind` stores
 * a value and returns its parameter.
 */
export const wordCondition = ({ search, column, bind }: WordSearch): string | null => {
  if (search.trim() === '') return null;
  // Words consist of letters and digits only.
  const words = searchWords(search).map((word) => `'${word}':*`);
  if (words.length === 0) return findsNothing;
  return `array_to_tsvector(string_to_array(${column}, ' ')) @@ ${bind(words.join(' & '))}::tsquery`;
};

/** The pattern of `ilike` for texts that contain `search` without the blanks at its ends, sign by sign; null where nothing is searched. */
export const patternOf = (search: string): string | null => {
  const text = search.trim();
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
};
