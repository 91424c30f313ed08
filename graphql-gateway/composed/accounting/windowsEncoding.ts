/** The characters 0x80 to 0x9F; all others are those of Unicode. A space is a byte without a character. */
const special = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const questionMark = 0x3f;

const byteOf = (character: string): number | null => {
  const place = character === ' ' ? -1 : special.indexOf(character);
  if (place >= 0) return 0x80 + place;
  const code = character.codePointAt(0) ?? questionMark;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : null;
};

/** Letters that are no letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  Ħ: 'H',
  ħ: 'h',
  ẞ: 'ß',
};

/**
 * The text in Windows-1252; without its accents where it has only the letter, else `?`. The platform cannot write it, and reads it as
 * ISO 8859-1.
 */
export const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text.normalize('NFC'), (character) => {
    const [letter = '?'] = character.normalize('NFD');
    return byteOf(character) ?? byteOf(plainLetters[character] ?? letter) ?? questionMark;
  });
