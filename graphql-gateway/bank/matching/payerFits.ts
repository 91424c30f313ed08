type Payer = Readonly<{ firstName: string; lastName: string }>;

/** Banks write umlauts in three ways and without accents. */
const spelling: readonly (readonly [string, string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
];

const wordsOf = (name: string): readonly string[] => {
  const lower = name.normalize('NFC').toLowerCase();
  const spelled = spelling.reduce((text, [letter, letters]) => text.replaceAll(letter, letters), lower);
  const plain = spelled.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
};

const hasFirstName = (words: readonly string[], firstName: string): boolean => {
  const [first = ''] = wordsOf(firstName);
  return words.includes(first) || words.includes(first.slice(0, 1));
};

/** FULL: last and first name, or the first name's initial. FAMILY: the last name only, for example of a shared account. */
export const payerFits = (said: string, payer: Payer | null): 'FULL' | 'FAMILY' | null => {
  if (!payer) return null;
  const words = wordsOf(said);
  const lastNames = wordsOf(payer.lastName);
  if (lastNames.length === 0 || !lastNames.every((word) => words.includes(word))) return null;
  return hasFirstName(words, payer.firstName) ? 'FULL' : 'FAMILY';
};
