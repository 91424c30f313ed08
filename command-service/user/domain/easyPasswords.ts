import { isCommonPassword } from './commonPasswords.ts';

/** Lower case without accents, umlauts as ae, oe and ue. */
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
/** Reads `P4ssw0rt` as a word; digits after the last letter are left to `isEasyNumber`. */
const meant = (text: string): string => text.replaceAll(/[01345$7@!](?=.*\p{L})/gu, (sign) => lookAlikes[sign] ?? sign);

/** Letters only, as `isEasy` compares them. */
export const lettersOf = (text: string): string => folded(text).replaceAll(/[^\p{L}]/gu, '');

/** Common suffixes of a word: up to three digits, a year, consecutive digits, one repeated digit. */
const isEasyNumber = (digits: string): boolean =>
  digits.length <= 3 ||
  /^(?:19|20)\d\d$/.test(digits) ||
  /^(\d)\1*$/.test(digits) ||
  ['01234567890', '09876543210'].some((order) => order.includes(digits));

/** Words that are common in German passwords and missing from an English list. */
const germanWords = ['willkommen', 'qwertz', 'schokolade', 'mama', 'papa', 'geheimnis', 'deutschland', 'losgehts'];

const knownWord = (letters: string): boolean => isCommonPassword(letters) || germanWords.includes(letters);

/** Whether the text consists of these words only. Each position is visited once, so that no name makes it slow. */
const isMadeOf = (text: string, words: readonly string[]): boolean => {
  const reached = new Set([0]);
  for (let place = 0; place < text.length; place += 1)
    for (const word of reached.has(place) ? words : [])
      if (text.startsWith(word, place)) reached.add(place + word.length);
  return reached.has(text.length);
};

/**
 * Whether a password is easily guessed with `words` (letters only): a common one, or a common word or these words, followed by a common
 * number. `Passwort123` and `Tennis-2026!` are, `Sandplatz-0791` is not.
 */
export const isEasy = (password: string, words: readonly string[]): boolean => {
  if (isCommonPassword(password)) return true;
  if (!isEasyNumber(password.replaceAll(/\D/g, '')) && !isEasyNumber(meant(password).replaceAll(/\D/g, '')))
    return false;
  return [password, meant(password)]
    .map(lettersOf)
    .some((letters) => letters.length > 0 && (knownWord(letters) || isMadeOf(letters, words)));
};
