import pg from 'pg';
import { readsInProcess } from '../../graphql-gateway/testing/readsInProcess.ts';
import { freePort } from '../support/freePort.ts';
import { startInstance } from '../support/runningClub.ts';
import { longHistory, seedLongHistory } from './longHistory.ts';

type LongClub = Readonly<{ reads: ReturnType<typeof readsInProcess>; client: pg.Client }>;

/** A running club with a long history, the gateway's reads in this process, and a connection for plain SQL. */
export const withLongClub = async <Result>(work: (club: LongClub) => Promise<Result>): Promise<Result> => {
  const { club, close } = await startInstance(await freePort());
  const client = new pg.Client({ connectionString: club.databaseUrl });
  const reads = readsInProcess(club.databaseUrl);
  try {
    await seedLongHistory(club, longHistory());
    await client.connect();
    return await work({ reads, client });
  } finally {
    await client.end();
    await reads.close();
    await close();
  }
};
