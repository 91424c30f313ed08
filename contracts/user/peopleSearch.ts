/** Letters that fall apart into no letter and a mark. */
const otherLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const withoutMarks = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđı]/g, (letter) => otherLetters[letter] ?? letter);

/**
 * Where a person stands in a list, by family name and first name as German telephone books have it: umlauts as their
 * letters, ß as ss (DIN 5007-1). Compare byte by byte.
 */
export const nameKey = ({ lastName, firstName }: Readonly<{ lastName: string; firstName: string }>): string =>
  [lastName, firstName].map((name) => withoutMarks(name).replaceAll(/[ -]+/g, ' ')).join('\t');

/** Müller, Mueller and Muller are one word. */
const folded = (text: string): string => withoutMarks(text).replaceAll(/([aou])e/g, '$1');

/** The words of a text in the form in which they are looked up, each once: with and without umlauts they are the same. */
export const searchWords = (text: string): readonly string[] => [
  ...new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? []),
];

type Findable = Readonly<{ firstName: string; lastName: string; email: string; memberNumber: string }>;

/** Everything that a person can be looked up by, word by word with a space between. */
export const searchText = ({ firstName, lastName, email, memberNumber }: Findable): string =>
  searchWords([lastName, firstName, email, memberNumber].join(' ')).join(' ');
