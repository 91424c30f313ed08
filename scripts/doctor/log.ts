import type { EventStore } from '@platzwart/event-store';
import { connectEventStore } from '@platzwart/event-store/connect';
import { describeForeignEvents } from '@platzwart/event-store/foreign-events';
import type { LogAddress } from '@platzwart/event-store/log-settings';
import { OtherLog, checkLogAt } from '@platzwart/event-store/open-known-log';
import { flawOfLastEvents, isSignedWith } from '../../command-service/core/logHead.ts';
import { readLogHead } from '../../command-service/core/logHeadFile.ts';
import { checkLogChain } from '../../command-service/logChain.ts';
import { logHeadSettings } from '../logHead/logHeadSettings.ts';
import { type Examination, type Facts, type Finding, healthy, unhealthy, unknown } from './finding.ts';

/** The doctor answers within three seconds; a long log is checked as far as that allows. */
const milliseconds = 1_500;

const remedy =
  'keep a copy of the data folder; npm run verify-log checks the whole log and says what to do; compare with the heads in the e-mails and backups: npm run verify-log -- --head FILE';

const wayToTheLog = 'docs/operations.md, "Move the log to another store", says how a log moves';

type Head = NonNullable<Awaited<ReturnType<typeof readLogHead>>>;

const addressOf = ({ env, runtime }: Facts): LogAddress | null => {
  const databaseUrl = runtime?.databaseUrl ?? env['DATABASE_URL'];
  const url = (runtime ? runtime.eventStoreDbUrl : env['EVENTSTOREDB_URL']) || undefined;
  const prefix = runtime ? runtime.streamPrefix : (env['EVENTSTOREDB_STREAM_PREFIX'] ?? '');
  return databaseUrl ? { DATABASE_URL: databaseUrl, EVENTSTOREDB_URL: url, EVENTSTOREDB_STREAM_PREFIX: prefix } : null;
};

/** Nothing vouches yet for what was recorded after the head. */
export const newerThan = (head: Pick<Head, 'streams'>, events: number): string => {
  const newer = events - Object.values(head.streams).reduce((sum, stream) => sum + stream.events, 0);
  return newer > 0 ? `; the newest ${newer} are not signed yet` : '';
};

const compare = async (store: EventStore, head: Head): Promise<Finding> => {
  const signal = AbortSignal.timeout(milliseconds);
  const flaw = await flawOfLastEvents(store, head);
  const [{ broken, events, isWhole }, foreign] = await Promise.all([
    checkLogChain(store, { head, signal }),
    store.countForeign(signal),
  ]);
  const found = flaw ?? broken;
  if (found) return unhealthy('log', `${found.stream}, revision ${found.revision}: ${found.because}`, remedy);
  const which = isWhole ? `all ${events}` : `the last of each stream and the first ${events}`;
  const newer = isWhole ? newerThan(head, events) : '';
  const note = describeForeignEvents(foreign);
  return healthy('log', `${which} events match the signed head of ${head.takenAt}${newer}${note ? `; ${note}` : ''}`);
};

/** The log of the running services, or of DATABASE_URL; unhealthy where it is not the one of that database. */
const withLog = async (address: LogAddress, work: (store: EventStore) => Promise<Finding>): Promise<Finding> => {
  try {
    const { eventStoreDb } = await checkLogAt(address);
    const store = eventStoreDb ?? (await connectEventStore(address));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof OtherLog) return unhealthy('log', error.message, wayToTheLog);
    return unknown('log', `cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
};

/** What the signed head says about it. */
const examined = async ({ env, dataFolder }: Facts, store: EventStore): Promise<Finding> => {
  const { file, secret } = logHeadSettings(env, dataFolder);
  const head = await readLogHead(file).catch(() => 'damaged' as const);
  if (head === 'damaged') return unhealthy('log', `${file} is no signed head of a log`, remedy);
  if (!head) return unknown('log', 'no signed head yet: the command-service writes one within the hour');
  if (secret === undefined) return unknown('log', 'SERVICE_SECRET is not set here: the signed head cannot be verified');
  if (!isSignedWith(head, secret))
    return unhealthy(
      'log',
      `${file} is not signed with this SERVICE_SECRET`,
      `${remedy}. After a change of that secret delete the file`,
    );
  return compare(store, head);
};

export const log: Examination = (facts) => {
  const address = addressOf(facts);
  if (!address) return unknown('log', 'Platzwart is not running');
  return withLog(address, (store) => examined(facts, store));
};
