import { maxPeoplePerImport } from '@platzwart/contracts/user';
import { decodeByLetters } from './codePages.ts';

/** UTF-16, which Excel calls Unicode text, by its byte order mark. */
const utf16Of = (bytes: ArrayBuffer): string | null => {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  return first === 0xfe && second === 0xff ? new TextDecoder('utf-16be').decode(bytes) : null;
};

/**
 * Decodes a text file of a spreadsheet program: UTF-8 or UTF-16, else the code page of Windows, of the Mac or of DOS in which it has the letters
 * of names: none of them is valid UTF-8 where it has umlauts.
 */
export const decodeText = (bytes: ArrayBuffer): string => {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return utf16;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeByLetters(new Uint8Array(bytes));
  }
};

/** The server's maximum (contracts: maxPeoplePerImport), and a size in characters that no file of people exceeds. */
export const largestFile = 1_000_000;
const head = 1;

/** Lines that are not blank. */
export const linesIn = (csv: string): number => csv.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;

export const isTooLarge = (csv: string): boolean =>
  csv.length > largestFile || linesIn(csv) > maxPeoplePerImport + head;
