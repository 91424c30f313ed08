import type { LocalDate } from '@platzwart/contracts/core';
import type { UnnamedEntry } from './statementEntry.ts';
import { UnreadableEntry } from './unreadableEntry.ts';
import { UnreadableStatement } from './unreadableStatement.ts';

/** Where an entry stands in its file, and what stands there. */
export type RawEntry = Readonly<{ line: number; raw: string }>;

/** The movements of one entry, or the entry itself where it cannot be read: its day is not known. */
export type ReadEntry = UnnamedEntry | Readonly<{ raw: RawEntry; reason: UnreadableEntry['reason'] }>;

export const readOrKept = (raw: RawEntry, read: () => readonly UnnamedEntry[]): readonly ReadEntry[] => {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableEntry) return [{ raw, reason: error.reason }];
    throw error;
  }
};

const inWords = (raw: string): string => raw.replaceAll(/\s+/g, ' ').trim();

/** An entry that could not be read, as a movement of a day: nothing is dropped (decisions.md Q12). */
const keptOn = (day: LocalDate, entry: ReadEntry): UnnamedEntry => {
  if ('amount' in entry) return entry;
  const { raw, reason } = entry;
  const nothing = { name: null, iban: null, endToEndId: null, batchId: null, mandateId: null, returnCode: null };
  const problem = { line: raw.line, reason };
  return { ...nothing, bookedOn: day, valueOn: day, amount: 0, text: inWords(raw.raw), bankReference: null, problem };
};

type Place = Readonly<{ line: number | undefined; days: readonly (LocalDate | null | undefined)[] }>;

/**
 * All entries of a statement as movements; those that cannot be read are of the last day that it names. Throws UnreadableStatement where it
 * names none: then nothing of it can be read.
 */
export const keptEntries = (entries: readonly ReadEntry[], { line, days }: Place): readonly UnnamedEntry[] => {
  const named = [...entries.flatMap((entry) => ('amount' in entry ? [entry.bookedOn] : [])), ...days];
  const day = named
    .flatMap((each) => each ?? [])
    .toSorted()
    .at(-1);
  if (day !== undefined) return entries.map((entry) => keptOn(day, entry));
  if (entries.length > 0) throw new UnreadableStatement('MALFORMED', { line });
  return [];
};
