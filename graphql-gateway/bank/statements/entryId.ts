import { createHash } from 'node:crypto';
import { withoutInvisible } from '@platzwart/contracts/core';
import type { StatementEntry, UnnamedEntry } from './statementEntry.ts';

/** Only letters and digits: files of one bank wrap and space the same text differently. */
const bare = (text: string | null): string => (text ?? '').toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Shorter ones, like the position on a page, are not unique. */
const isUnique = (reference: string | null): boolean => bare(reference).length >= 8;

/** What makes a movement the same one: the account, day and amount, and the bank's reference or else all texts. */
const contentOf = (iban: string, entry: UnnamedEntry): string => {
  // Its day is that of its file, and not the same in every file.
  if (entry.problem) return [iban, 'unreadable', bare(entry.text)].join('\n');
  const { bankReference, bookedOn, amount, name, text, endToEndId } = entry;
  const texts = isUnique(bankReference) ? [bankReference, endToEndId] : [entry.iban, name, text, endToEndId];
  return [iban, bookedOn, amount, ...texts.map(bare)].join('\n');
};

/** MT940 has capital letters without umlauts, and cuts names. */
const plain = (text: string | null, length: number): string =>
  bare(
    (text ?? '')
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replaceAll(/(?<=[aouAOU])\u0308/g, 'e')
      .replaceAll(/\p{M}/gu, ''),
  ).slice(0, length);

/** What two formats have in common: the bank's reference, or else name and text. Of two equal movements the marks are equal, too. */
const marksOf = (iban: string, entry: UnnamedEntry): readonly string[] => {
  if (entry.problem) return [];
  const { bookedOn, amount, bankReference, name, text } = entry;
  const same = [iban, bookedOn, amount];
  const [shortName, longText] = [plain(name, 20), plain(text, 100)];
  return [
    ...(isUnique(bankReference) ? [digest([...same, 'reference', bare(bankReference)].join('\n'))] : []),
    ...(longText === '' ? [] : [digest([...same, 'text', shortName, longText].join('\n'))]),
  ];
};

/** 100 bits, as 25 characters: short enough for a reference that people compare. */
const digest = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 25);

const shown = (text: string | null): string | null => text && withoutInvisible(text);

/** What the bank passes on from others, as it is kept: nothing in it turns the text around it, or is there without being seen. */
const asShown = (entry: Omit<UnnamedEntry, 'bankReference'>): Omit<UnnamedEntry, 'bankReference'> => ({
  ...entry,
  ...{ name: shown(entry.name), iban: shown(entry.iban), text: withoutInvisible(entry.text) },
  ...{ endToEndId: shown(entry.endToEndId), batchId: shown(entry.batchId), mandateId: shown(entry.mandateId) },
});

/**
 * Ids that are the same in every file which contains the movements. Equal movements of a day are counted: the second one is another
 * movement, in each file in which both stand.
 */
export const withIds = (iban: string, entries: readonly UnnamedEntry[]): readonly StatementEntry[] => {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const content = contentOf(iban, entry);
    const count = seen.get(content) ?? 0;
    seen.set(content, count + 1);
    const { bankReference: _, ...rest } = entry;
    return { id: digest(`${content}\n${count}`), marks: marksOf(iban, entry), ...asShown(rest) };
  });
};
