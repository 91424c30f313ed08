import { readClubSettings } from './core/clubReads.ts';
import type { Database } from './core/database.ts';
import { trackEndedSessions } from './core/endedSessions.ts';
import { memoize } from './core/memoize.ts';
import { createPeopleCache } from './core/peopleCache.ts';
import { peopleReads } from './core/peopleReads.ts';
import { trackRevocations } from './core/revocations.ts';
import { createTableGate } from './core/tableGate.ts';
import { features } from './features.ts';
import { untilTablesAreAhead } from './live/tablesAhead.ts';
import { TablesOfAnotherRelease, readCheckpoints } from './live/checkpointReads.ts';
import { watchReadModels } from './live/readModelWatch.ts';
import { createResponseCache } from './responseCache/responseCache.ts';

/** A day's plan takes some ten kilobytes. */
const maxBytesOfResponses = 64_000_000;

/** Every read model that the gateway reads. */
const readModelNames = [...new Set(features.flatMap(({ readModels }) => readModels))];

type ReadSideOptions = Readonly<{
  /** Epoch milliseconds. */
  now: () => number;
  /** Seconds that the read model of people may be behind before tokens are refused. */
  revocationLagSeconds: number;
}>;

/**
 * Reads that all requests need: the club's settings, the people and the ended sessions, kept in memory until their read model has
 * moved. The features open their own reads from `database`, which waits while the tables are those of another release.
 */
export const openReadSide = (tables: Database, { now, revocationLagSeconds }: ReadSideOptions) => {
  const gate = createTableGate();
  const database = gate.guard(tables);
  const people = peopleReads(database);
  const peopleCache = createPeopleCache(people);
  const club = memoize(() => readClubSettings(database));
  const watch = watchReadModels(async () => {
    const checkpoints = await readCheckpoints(tables, readModelNames).catch((error: unknown) => {
      if (error instanceof TablesOfAnotherRelease) gate.set(false);
      throw error;
    });
    gate.set(true);
    revocations.noteCheckpoint(checkpoints.some(({ name, hasStopped }) => name === 'people' && hasStopped));
    return checkpoints;
  });
  const revocations = trackRevocations({
    reached: () => watch.reached('people'),
    maxLagMilliseconds: revocationLagSeconds * 1_000,
  });
  watch.onChange('club_settings', club.forget);
  watch.onChange('people', peopleCache.forget);
  return {
    ...{ database, club, peopleCache, watch, revocations },
    peopleReads: people,
    // Of the vault, not of a read model.
    endedSessions: trackEndedSessions(tables, now),
    untilTablesAreAhead: () => untilTablesAreAhead(tables, readModelNames),
    responseCache: createResponseCache(maxBytesOfResponses, now),
  };
};

export type ReadSide = ReturnType<typeof openReadSide>;
