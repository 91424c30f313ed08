/** The scripts whose words need joiners (Unicode UAX #31 §2.3): Arabic and its relatives, and those of India and South-East Asia. */
const joinedScripts = ['Arab', 'Syrc', 'Mong', 'Nkoo', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda']
  .concat(['Mlym', 'Sinh', 'Khmr', 'Tibt', 'Mymr'])
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

/** Invisible characters that change what is seen where they stand (decisions.md Q6). The lengths are bounded: no text makes a search slow. */
const meaningful = [
  // ☀️ and 1️⃣: the emoji presentation of a character that has both.
  String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`,
  // 👨‍👩‍👧: one emoji of several.
  String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})`,
  // The flags of England, Scotland and Wales.
  String.raw`(?<=\u{1F3F4}[\u{E0030}-\u{E007A}]{0,6})[\u{E0030}-\u{E007A}\u{E007F}]`,
  String.raw`(?<=[${joinedScripts}])[\u200C\u200D](?=[${joinedScripts}])`,
].join('|');

/**
 * Control, format and bidirectional characters, those without a meaning (private use, unassigned, noncharacters), line and paragraph
 * separators, and all that is drawn as nothing.
 */
const drawnAsNothing = String.raw`[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]`;
const invisible = new RegExp(`(?!${meaningful})${drawnAsNothing}`, 'u');
/** What keyboards and word processors leave behind: soft hyphens, joiners and selectors that join and select nothing. */
const leftBehind = new RegExp(String.raw`(?!${meaningful})[\u00AD\u200D\uFE0E\uFE0F]`, 'gu');
const invisibleOrSpace = new RegExp(String.raw`^(?:${drawnAsNothing}|\p{Z})$`, 'u');

const everyUnseen = new RegExp(String.raw`(?!${meaningful})[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]`, 'gu');

/**
 * A text of others as it may be shown: without the characters that turn the direction of what follows, and all others that nobody sees. A
 * control character is a space; line ends stay.
 */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(everyUnseen, '').replaceAll(/[^\P{Cc}\n]/gu, ' ');

/** Whether a text has characters that nobody sees and that mean nothing where they are. */
export const hasInvisible = (text: string): boolean => invisible.test(text);

/** Of the control characters, only tabs and line ends are allowed; joiners are, because many emoji consist of several joined ones. */
const invisibleInLines = /[^\P{Cc}\t\n\r]|[\p{Bidi_Control}\p{Noncharacter_Code_Point}]/u;

/** The same of a text of several lines. */
export const hasInvisibleInLines = (text: string): boolean => invisibleInLines.test(text);

/**
 * The text in the one form in which texts are compared (decisions.md Q6): composed (NFC), without the soft hyphens, joiners and selectors that
 * have no meaning where they are.
 */
export const asCompared = (text: string): string => text.normalize('NFC').replaceAll(leftBehind, '');

/** The text without the spaces and invisible characters at its ends, as copying from a mail or a page leaves them (decisions.md Q6). */
export const trimInvisible = (text: string): string => {
  const characters = Array.from(text);
  const isSeen = (character: string): boolean => !invisibleOrSpace.test(character);
  const first = characters.findIndex(isSeen);
  return first < 0 ? '' : characters.slice(first, characters.findLastIndex(isSeen) + 1).join('');
};
