import { readConfiguration } from '@platzwart/contracts/core';
import { connectEventStore } from '@platzwart/event-store/connect';
import * as v from 'valibot';
import { configurationSchema } from './config.ts';
import { StartRefused, orRefuse, refuseToStart } from './core/startRefusal.ts';
import { checkLogChain } from './logChain.ts';

const { DATABASE_URL, EVENTSTOREDB_URL } = configurationSchema.entries;

const wayOut =
  'Stop the house, keep a copy of its data folder, and go back to the newest backup from before: npm run restore -- FOLDER --replace';

/** `npm run verify-log`: whether anybody has changed what happened. Exit code 1 where somebody has, 78 where the log is out of reach. */
const verify = async (): Promise<void> => {
  const configuration = readConfiguration(v.object({ DATABASE_URL, EVENTSTOREDB_URL }), process.env);
  if (!configuration.ok) throw new StartRefused(...configuration.problems);
  const { DATABASE_URL: databaseUrl, EVENTSTOREDB_URL: eventStoreDbUrl } = configuration.value;
  const store = await orRefuse('The event store', connectEventStore({ databaseUrl, eventStoreDbUrl }));
  const { events, streams, broken } = await checkLogChain(store);
  await store.close();
  if (!broken) return void process.stdout.write(`${events} events in ${streams} streams: the chain is whole.\n`);
  const { position, stream, revision, because } = broken;
  const place = position === null ? 'the first event' : `position ${position} (${stream}, revision ${revision})`;
  process.stdout.write(`The chain breaks at ${place}: ${because}.\n${wayOut}\n`);
  process.exitCode = 1;
};

await verify().catch(refuseToStart);
