import { searchWords } from '@platzwart/contracts/user';

/** The words of `search` as beginnings, for `hasWords`; null where the text has no word. */
export const wordsOf = (search: string): string | null => {
  // Words consist of letters and digits only.
  const words = searchWords(search).map((word) => `'${word}':*`);
  return words.length > 0 ? words.join(' & ') : null;
};

/** Whether each of the words begins a word in `column`, the text of `searchText`; `parameter` is the value of `wordsOf`. */
export const hasWords = (column: string, parameter: string): string =>
  `array_to_tsvector(string_to_array(${column}, ' ')) @@ ${parameter}::tsquery`;
