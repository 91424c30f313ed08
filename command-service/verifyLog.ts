import { connectEventStore } from '@platzwart/event-store/connect';
import { orRefuseToStart } from '@platzwart/database/connection-failure';
import { configured } from '@platzwart/service-process/configured';
import { refuseToStart } from '@platzwart/service-process/refusal';
import * as v from 'valibot';
import { configurationSchema } from './config.ts';
import { checkLogChain } from './logChain.ts';

const { DATABASE_URL, EVENTSTOREDB_URL } = configurationSchema.entries;

const wayOut =
  'Stop the instance, keep a copy of its data folder, and restore the newest backup from before the change: npm run restore -- FOLDER --replace';

/** Events cannot be removed from an EventStoreDB by this program. */
const wayOutOfEventStoreDb =
  'Stop the instance, keep a copy of the data of EventStoreDB, name an empty EventStoreDB in EVENTSTOREDB_URL, and restore the newest backup from before the change: npm run restore -- FOLDER --replace';

/** `npm run verify-log`: checks whether recorded events were changed. Exit code 1 where they were, 78 where the log is unreachable. */
const verify = async (): Promise<void> => {
  const addresses = configured(v.object({ DATABASE_URL, EVENTSTOREDB_URL }));
  const { DATABASE_URL: databaseUrl, EVENTSTOREDB_URL: eventStoreDbUrl } = addresses;
  const store = await orRefuseToStart('The event store', connectEventStore({ databaseUrl, eventStoreDbUrl }));
  const { events, streams, broken } = await checkLogChain(store);
  await store.close();
  if (!broken) return void process.stdout.write(`${events} events in ${streams} streams: the chain is whole.\n`);
  const { position, stream, revision, because } = broken;
  const place = position === null ? 'the first event' : `position ${position} (${stream}, revision ${revision})`;
  process.stdout.write(
    `The chain breaks at ${place}: ${because}.\n${eventStoreDbUrl === undefined ? wayOut : wayOutOfEventStoreDb}\n`,
  );
  process.exitCode = 1;
};

await verify().catch(refuseToStart);
