import { maxPeoplePerImport } from '@platzwart/contracts/user';

/**
 * Decodes a text file of a spreadsheet program: UTF-8, or Windows-1252, which is no valid UTF-8 where it has umlauts.
 */
export const decodeText = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The server's maximum (contracts: maxPeoplePerImport), and a size in characters that no file of people exceeds. */
export const largestFile = 1_000_000;
const head = 1;

/** Lines that are not blank. */
export const linesIn = (csv: string): number => csv.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;

export const isTooLarge = (csv: string): boolean =>
  csv.length > largestFile || linesIn(csv) > maxPeoplePerImport + head;
