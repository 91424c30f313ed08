import { parseArgs } from 'node:util';
import type { LogFlaw, LogHead, LogProof } from '@platzwart/contracts/club';
import { connectEventStore } from '@platzwart/event-store/connect';
import { describeForeignEvents } from '@platzwart/event-store/foreign-events';
import { logSettings } from '@platzwart/event-store/log-settings';
import { checkLogAt } from '@platzwart/event-store/open-known-log';
import { orRefuseToStart } from '@platzwart/database/connection-failure';
import { configured } from '@platzwart/service-process/configured';
import { StartRefused, refuseToStart } from '@platzwart/service-process/refusal';
import * as v from 'valibot';
import { configurationSchema } from './config.ts';
import { isSignedWith } from './core/logHead.ts';
import { readLogHead } from './core/logHeadFile.ts';
import type { ProofMessage } from './operations/proofs/proofProcess.ts';
import { proveLog } from './proveLog.ts';

const { DATABASE_URL, LOG_HEAD_FILE } = configurationSchema.entries;
const environmentSchema = v.object({
  ...{ DATABASE_URL, LOG_HEAD_FILE, ...logSettings },
  SERVICE_SECRET: v.optional(v.string()),
});
type Environment = v.InferOutput<typeof environmentSchema>;

const wayOut =
  'Stop the instance, keep a copy of its data folder, and restore the newest backup from before the change: npm run restore -- FOLDER --replace';

/** Events cannot be removed from an EventStoreDB by this program. */
const wayOutOfEventStoreDb =
  'Stop the instance, keep a copy of the data of EventStoreDB, name an empty EventStoreDB in EVENTSTOREDB_URL or another EVENTSTOREDB_STREAM_PREFIX, and restore the newest backup from before the change: npm run restore -- FOLDER --replace';

/** The server counts nothing: all its events have to be read. */
const millisecondsToCount = 10_000;

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

const whereOf = ({ position }: LogFlaw): string =>
  position === null ? 'before the first event' : `at position ${position}`;

const comparedWith = (head: LogHead | null): string =>
  head
    ? `, and what the signed head of ${head.takenAt} knows is unchanged`
    : '. There is no signed head to compare with, so changes to the last event of a stream are not seen';

/** Null where the log is a club's; a service that has started this program reads the result as a message. */
const report = ({ events, flaws, flawCount }: LogProof, head: LogHead | null, wayOutOfBreak: string): string => {
  if (flawCount === 0)
    return `${events} events: the chain is whole, no court is booked twice, every total is right, and no number is missing${comparedWith(head)}.\n`;
  const isBroken = flaws.some(({ proof }) => proof === 'CHAIN');
  const lines = flaws.map((flaw) => `${flaw.proof} ${whereOf(flaw)}: ${flaw.because}.\n`);
  const rest = flawCount > flaws.length ? [`… and ${flawCount - flaws.length} more.\n`] : [];
  return [`${flawCount} flaws in ${events} events.\n`, ...lines, ...rest, isBroken ? `${wayOutOfBreak}\n` : ''].join(
    '',
  );
};

/**
 * `npm run verify-log [-- --head FILE]`: checks whether recorded events were changed or removed, and proves what must be true of the log
 * (proveLog.ts). Exit code 1 where something is wrong, 78 where the log is unreachable or the head is not signed by this instance. Started by the
 * command-service, it sends its progress and the result as messages.
 */
const verify = async (): Promise<void> => {
  const environment = configured(environmentSchema);
  const head = await trustedHead(environment);
  const { eventStoreDb } = await checkLogAt(environment);
  const store = eventStoreDb ?? (await orRefuseToStart('The event store', connectEventStore(environment)));
  const tell = (message: ProofMessage): void => void process.send?.(message);
  const proof = await proveLog(store, {
    ...{ head, clock: () => new Date().toISOString() },
    onProgress: (events) => tell({ events }),
  });
  const note = describeForeignEvents(await store.countForeign(AbortSignal.timeout(millisecondsToCount)));
  await store.close();
  tell({ proof });
  // A service waits for the end of this process, which an open channel would keep alive.
  if (process.connected) process.disconnect();
  process.stdout.write(report(proof, head, eventStoreDb === null ? wayOut : wayOutOfEventStoreDb));
  if (note) process.stdout.write(`Note: ${note}.\n`);
  if (proof.flawCount > 0) process.exitCode = 1;
};

await verify().catch(refuseToStart);
