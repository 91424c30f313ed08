const written: Readonly<Record<string, string>> = {
  ...{
    ä: 'ae',
    ö: 'oe',
    ü: 'ue',
    Ä: 'Ae',
    Ö: 'Oe',
    Ü: 'Ue',
    ß: 'ss',
    æ: 'ae',
    Æ: 'Ae',
    ø: 'o',
    Ø: 'O',
    œ: 'oe',
    Œ: 'Oe',
  },
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', '&': '+', '’': "'" },
};

/**
 * `text` in the characters that every bank of SEPA takes (EPC217-08), cut to `length`. What has no counterpart becomes a full stop, and so does
 * a text of which nothing is left, e.g. of accents alone: an empty element makes a bank refuse the whole file.
 */
export const sepaText = (text: string, length: number): string =>
  Array.from(text.normalize('NFC'), (character) => written[character] ?? character)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-zA-Z\d/\-?:().,'+ ]/gu, '.')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim() || '.';
