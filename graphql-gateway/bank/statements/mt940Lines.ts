/** A line of a file, with its number from 1. */
export type Line = Readonly<{ text: string; number: number }>;

/** Transfers by HBCI wrote `@@` for the end of a line. */
const brokenIntoLines = (text: string): readonly string[] =>
  /[\r\n]/.test(text) ? text.split(/\r*\n|\r/) : text.split('@@');

const knownTag = /^:(?:2[01]|25P?|28C?|60[FM]?|61|62[FM]?|6[45][FM]?|86):/;
const partOfTag = /^:(?:\d{0,2}|\d\d[A-Z])$/;

/** Some banks break a line after a number of characters, within a tag too: `:` and `86:`. */
const withWholeTags = (lines: readonly Line[]): readonly Line[] => {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const joined = last && partOfTag.test(last.text) ? `${last.text}${line.text}` : '';
    const isPart = knownTag.test(joined) || (joined !== '' && partOfTag.test(joined));
    if (last && isPart) whole[whole.length - 1] = { ...last, text: joined };
    else whole.push(line);
  }
  return whole;
};

/** The lines of an MT940 file that say something. */
export const mt940Lines = (text: string): readonly Line[] => {
  const lines = brokenIntoLines(text.replaceAll('\0', '').replaceAll('\u{1A}', ''));
  return withWholeTags(lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ text: line, number: index + 1 }])));
};
