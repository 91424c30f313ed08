import { parseArgs } from 'node:util';
import type { LogHead } from '@platzwart/contracts/club';
import { connectEventStore } from '@platzwart/event-store/connect';
import { orRefuseToStart } from '@platzwart/database/connection-failure';
import { configured } from '@platzwart/service-process/configured';
import { StartRefused, refuseToStart } from '@platzwart/service-process/refusal';
import * as v from 'valibot';
import { configurationSchema } from './config.ts';
import { type Break, isSignedWith } from './core/logHead.ts';
import { readLogHead } from './core/logHeadFile.ts';
import { checkLogChain } from './logChain.ts';

const { DATABASE_URL, EVENTSTOREDB_URL, LOG_HEAD_FILE } = configurationSchema.entries;
const environmentSchema = v.object({
  ...{ DATABASE_URL, EVENTSTOREDB_URL, LOG_HEAD_FILE },
  SERVICE_SECRET: v.optional(v.string()),
});
type Environment = v.InferOutput<typeof environmentSchema>;

const wayOut =
  'Stop the instance, keep a copy of its data folder, and restore the newest backup from before the change: npm run restore -- FOLDER --replace';

/** Events cannot be removed from an EventStoreDB by this program. */
const wayOutOfEventStoreDb =
  'Stop the instance, keep a copy of the data of EventStoreDB, name an empty EventStoreDB in EVENTSTOREDB_URL, and restore the newest backup from before the change: npm run restore -- FOLDER --replace';

const givenFile = (): string | undefined => {
  try {
    return parseArgs({ options: { head: { type: 'string' } } }).values.head;
  } catch {
    throw new StartRefused('npm run verify-log [-- --head FILE]');
  }
};

const readHead = async (file: string): Promise<LogHead | null> => {
  try {
    return await readLogHead(file);
  } catch {
    throw new StartRefused(`${file} is no signed head of a log.`);
  }
};

/** The head that the log is compared with. Refuses one that is not ours: it would prove nothing. */
const trustedHead = async ({ LOG_HEAD_FILE: kept, SERVICE_SECRET: secret }: Environment): Promise<LogHead | null> => {
  const given = givenFile();
  const file = given ?? kept;
  const head = file === undefined ? null : await readHead(file);
  if (!head) {
    if (given === undefined) return null;
    throw new StartRefused(`${given} does not exist.`);
  }
  if (secret === undefined) throw new StartRefused('SERVICE_SECRET: must be set to verify the signature of the head');
  if (isSignedWith(head, secret)) return head;
  throw new StartRefused(`${file ?? ''} is not signed with this SERVICE_SECRET: it was changed, or the secret was.`);
};

const whereOf = ({ position, stream, revision }: Break): string =>
  position === null
    ? `the first event${stream === '' ? '' : ` of ${stream}`}`
    : `position ${position} (${stream}, revision ${revision})`;

const comparedWith = (head: LogHead | null): string =>
  head
    ? `, and what the signed head of ${head.takenAt} knows is unchanged`
    : '. There is no signed head to compare with, so changes to the last event of a stream are not seen';

/**
 * `npm run verify-log [-- --head FILE]`: checks whether recorded events were changed or removed. Exit code 1 where they were, 78 where the log
 * is unreachable or the head is not signed by this instance.
 */
const verify = async (): Promise<void> => {
  const environment = configured(environmentSchema);
  const head = await trustedHead(environment);
  const { DATABASE_URL: databaseUrl, EVENTSTOREDB_URL: eventStoreDbUrl } = environment;
  const store = await orRefuseToStart('The event store', connectEventStore({ databaseUrl, eventStoreDbUrl }));
  const { events, streams, broken } = await checkLogChain(store, { head });
  await store.close();
  if (!broken)
    return void process.stdout.write(
      `${events} events in ${streams} streams: the chain is whole${comparedWith(head)}.\n`,
    );
  const advice = eventStoreDbUrl === undefined ? wayOut : wayOutOfEventStoreDb;
  process.stdout.write(`The chain breaks at ${whereOf(broken)}: ${broken.because}.\n${advice}\n`);
  process.exitCode = 1;
};

await verify().catch(refuseToStart);
