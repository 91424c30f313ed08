import { isCommonPassword } from './commonPasswords.ts';

/** Small letters without accents, umlauts as they are typed without them. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

const lookAlikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};
/** `P4ssw0rt` is read as it is meant; what stands behind the last letter is left to `isEasyNumber`. */
const meant = (text: string): string => text.replaceAll(/[01345$7@!](?=.*\p{L})/gu, (sign) => lookAlikes[sign] ?? sign);

/** Letters only, as `isEasy` compares them. */
export const lettersOf = (text: string): string => folded(text).replaceAll(/[^\p{L}]/gu, '');

/** What people put behind a word: up to three digits, a year, digits in their order, one digit again and again. */
const isEasyNumber = (digits: string): boolean =>
  digits.length <= 3 ||
  /^(?:19|20)\d\d$/.test(digits) ||
  /^(\d)\1*$/.test(digits) ||
  ['01234567890', '09876543210'].some((order) => order.includes(digits));

/** Words that everybody tries first in this country, and that an English list does not know. */
const germanWords = ['willkommen', 'qwertz', 'schokolade', 'mama', 'papa', 'geheimnis', 'deutschland', 'losgehts'];

const knownWord = (letters: string): boolean => isCommonPassword(letters) || germanWords.includes(letters);

/** Whether the text is words and nothing else. Place by place: no name makes it slow. */
const isMadeOf = (text: string, words: readonly string[]): boolean => {
  const reached = new Set([0]);
  for (let place = 0; place < text.length; place += 1)
    for (const word of reached.has(place) ? words : [])
      if (text.startsWith(word, place)) reached.add(place + word.length);
  return reached.has(text.length);
};

/**
 * Whether whoever knows `words` (letters only) would soon come to this password: one that is common, or made of a common word or of
 * these words, with a number behind it that everybody takes. `Passwort123` and `Tennis-2026!` are, `Sandplatz-0791` is not.
 */
export const isEasy = (password: string, words: readonly string[]): boolean => {
  if (isCommonPassword(password)) return true;
  if (!isEasyNumber(password.replaceAll(/\D/g, '')) && !isEasyNumber(meant(password).replaceAll(/\D/g, '')))
    return false;
  return [password, meant(password)]
    .map(lettersOf)
    .some((letters) => letters.length > 0 && (knownWord(letters) || isMadeOf(letters, words)));
};
