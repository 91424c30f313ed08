import { maxPeoplePerImport } from '@platzwart/contracts/user';

/** A text file as spreadsheets write it: UTF-8, or what Windows calls 1252, which is no valid UTF-8 where it has umlauts. */
export const decodeText = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The server takes no more (contracts: maxPeoplePerImport), and no file of people is larger; in characters. */
export const largestFile = 1_000_000;
const head = 1;

/** Lines in which something stands. */
export const linesIn = (csv: string): number => csv.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;

export const isTooLarge = (csv: string): boolean =>
  csv.length > largestFile || linesIn(csv) > maxPeoplePerImport + head;
