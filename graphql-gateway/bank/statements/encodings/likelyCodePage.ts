import { type CodePage, decodeBytes } from './codePages.ts';

const letter = /\p{L}/u;
const capital = /\p{Lu}/u;
const umlauts = /[ÄÖÜäöüß]/;
const punctuation = /[€‚„“”‘’–—•…§°´«»]/;

/** A letter among letters is one that belongs to a word: capitals begin it, or stand among capitals. */
const fitsWord = (character: string, before: string, after: string): boolean => {
  const isInWord = letter.test(before) || letter.test(after);
  if (!capital.test(character)) return isInWord && !(capital.test(before) && capital.test(after));
  return isInWord && (!letter.test(before) || capital.test(before));
};

/** How well one character that is not ASCII fits between its neighbours: 1, 0 or -1. */
const fitOf = (character: string, before: string, after: string): number => {
  if (punctuation.test(character)) return 1;
  if (!letter.test(character)) return -1;
  if (!fitsWord(character, before, after)) return -1;
  return umlauts.test(character) ? 1 : 0;
};

const readability = (text: string): number =>
  [...text.matchAll(/[^\p{ASCII}]/gu)].reduce(
    (sum, { 0: character, index }) => sum + fitOf(character, text[index - 1] ?? '', text[index + 1] ?? ''),
    0,
  );

/** CP850 and CP437 agree about the letters of German, so one of them is enough. */
const candidates = ['windows1252', 'cp850'] as const satisfies CodePage[];

/** In which of the two German families of code pages, Windows or DOS, bytes read more like words; Windows where both do. */
export const likelyCodePage = (bytes: Buffer): CodePage => {
  const [windows = 0, dos = 0] = candidates.map((page) => readability(decodeBytes(bytes, page)));
  return dos > windows ? 'cp850' : 'windows1252';
};
