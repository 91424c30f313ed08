/** Letters that Unicode does not decompose into a letter and a mark. */
const otherLetters: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const withoutMarks = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßæœøłđı]/g, (letter) => otherLetters[letter] ?? letter);

/**
 * Sort key of a person by family name and first name, as in German telephone books: umlauts as their base letters, ß as ss (DIN 5007-1).
 * Compare byte by byte.
 */
export const nameKey = ({ lastName, firstName }: Readonly<{ lastName: string; firstName: string }>): string =>
  [lastName, firstName].map((name) => withoutMarks(name).replaceAll(/['.·]/g, '').replaceAll(/[ -]+/g, ' ')).join('\t');

/** Makes Müller, Mueller and Muller the same word. */
const folded = (text: string): string => withoutMarks(text).replaceAll(/([aou])e/g, '$1');

/** The distinct words of a text in normalised form: spellings with and without umlauts are equal. */
export const searchWords = (text: string): readonly string[] => [
  ...new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? []),
];

type Findable = Readonly<{ firstName: string; lastName: string; companyName: string | null }> &
  Readonly<{ email: string | null; memberNumber: string }>;

/** Names with apostrophes and full stops are found with and without: `O'Neill` by `oneill`, too. */
const runTogether = (name: string): string => (/['.·]/.test(name) ? `${name} ${name.replaceAll(/['.·]/g, '')}` : name);

/** All words that a person can be found by, separated by spaces. */
export const searchText = ({ firstName, lastName, companyName, email, memberNumber }: Findable): string =>
  searchWords(
    [lastName, firstName, companyName ?? '']
      .map(runTogether)
      .concat(email ?? '', memberNumber)
      .join(' '),
  ).join(' ');
