import { streams } from '@platzwart/contracts/core';

/**
 * Which streams of an EventStoreDB are the club's. Its others belong to the server itself ($settings, $$ledger), to other clubs, or to
 * somebody who tried something; they are never read as facts of the club.
 */
export type ClubStreams = Readonly<{
  /** What every name begins with in the store, and nowhere else: EVENTSTOREDB_STREAM_PREFIX. */
  prefix: string;
  /** Matches the names, without the prefix; a regular expression that JavaScript and .NET read alike. */
  pattern: string;
  /** The names, without the prefix, of all streams that may have events. */
  names: () => readonly string[];
}>;

const names: readonly string[] = Object.values(streams);

/** The streams of the club whose names begin with `prefix`. */
export const clubStreams = (prefix = ''): ClubStreams => ({ prefix, pattern: names.join('|'), names: () => names });

/** Matches the club's streams as the store names them; for the server, which compares every event of the store with it. */
export const storedPattern = ({ prefix, pattern }: ClubStreams): string => `^${prefix}(?:${pattern})$`;

/** Translates between the name of a stream in the product and in the store. */
export const streamNames = (club: ClubStreams) => {
  const own = new RegExp(storedPattern(club), 'u');
  const isOwn = (stored: string): boolean => own.test(stored);
  return {
    isOwn,
    /** Throws for a stream that is not the club's: its events would never be read. */
    stored: (stream: string): string => {
      const name = `${club.prefix}${stream}`;
      if (!isOwn(name)) throw new Error(`"${stream}" is no stream of the club`);
      return name;
    },
    plain: (stored: string): string => stored.slice(club.prefix.length),
  };
};
