import { connectEventStore } from '@platzwart/event-store/connect';
import { flawOfLastEvents, isSignedWith } from '../../command-service/core/logHead.ts';
import { readLogHead } from '../../command-service/core/logHeadFile.ts';
import { checkLogChain } from '../../command-service/logChain.ts';
import { logHeadSettings } from '../logHead/logHeadSettings.ts';
import { type Examination, type Facts, type Finding, healthy, unhealthy, unknown } from './finding.ts';

/** The doctor answers within three seconds; a long log is checked as far as that allows. */
const milliseconds = 1_500;

const remedy =
  'keep a copy of the data folder; npm run verify-log checks the whole log and says what to do; compare with the heads in the e-mails and backups: npm run verify-log -- --head FILE';

type Addresses = Readonly<{ databaseUrl: string; eventStoreDbUrl: string | undefined }>;
type Head = NonNullable<Awaited<ReturnType<typeof readLogHead>>>;

const addressesOf = ({ env, runtime }: Facts): Addresses | null => {
  const databaseUrl = runtime?.databaseUrl ?? env['DATABASE_URL'];
  const eventStoreDbUrl = (runtime ? runtime.eventStoreDbUrl : env['EVENTSTOREDB_URL']) || undefined;
  return databaseUrl ? { databaseUrl, eventStoreDbUrl } : null;
};

/** Nothing vouches yet for what was recorded after the head. */
export const newerThan = (head: Pick<Head, 'streams'>, events: number): string => {
  const newer = events - Object.values(head.streams).reduce((sum, stream) => sum + stream.events, 0);
  return newer > 0 ? `; the newest ${newer} are not signed yet` : '';
};

const compare = async (addresses: Addresses, head: Head): Promise<Finding> => {
  const store = await connectEventStore(addresses);
  try {
    const signal = AbortSignal.timeout(milliseconds);
    const flaw = await flawOfLastEvents(store, head);
    const { broken, events, isWhole } = await checkLogChain(store, { head, signal });
    const found = flaw ?? broken;
    if (found) return unhealthy('log', `${found.stream}, revision ${found.revision}: ${found.because}`, remedy);
    const which = isWhole ? `all ${events}` : `the last of each stream and the first ${events}`;
    const newer = isWhole ? newerThan(head, events) : '';
    return healthy('log', `${which} events match the signed head of ${head.takenAt}${newer}`);
  } finally {
    await store.close();
  }
};

export const log: Examination = async (facts) => {
  const addresses = addressesOf(facts);
  if (!addresses) return unknown('log', 'Platzwart is not running');
  const { file, secret } = logHeadSettings(facts.env, facts.dataFolder);
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
  return compare(addresses, head).catch((error: unknown) =>
    unknown('log', `cannot be read (${error instanceof Error ? error.message : String(error)})`),
  );
};
