import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import { inTransaction } from '@platzwart/database/in-transaction';
import { createOrderCheck } from '@platzwart/event-store/log-order';
import {
  type LogPosition,
  beforeFirstEvent,
  logPositionAfter,
  describeLogMismatch,
} from '@platzwart/event-store/log-position';
import type pg from 'pg';
import { keepAddressees, rebuildAddressees } from './addressees.ts';
import { readCheckpoint, moveCheckpoint, setCheckpoint } from './checkpoint.ts';
import type { MailTriggers } from './mailTrigger.ts';
import { enqueueMails } from './outbox.ts';
import { planMails } from './planMails.ts';
import { forgetReminders, keepReminders } from './reminders.ts';

export type Following = Readonly<{
  pool: pg.Pool;
  store: EventStore;
  mailTriggers: MailTriggers;
  /** Now, as an ISO 8601 instant. */
  now: () => string;
  /** Where reading begins without a checkpoint: at the end of the log (no e-mails about older events) or at its beginning. */
  firstFrom: 'end' | 'beginning';
  log: Readonly<Record<'debug' | 'info' | 'warn', (facts: Readonly<Record<string, unknown>>, message: string) => void>>;
  /** Called when e-mails were put into the outbox. */
  onMailsPlanned: () => void;
  /** Called for every page that was read, with the number of e-mails that it calls for. */
  onRead?: (page: Readonly<{ events: number; mails: number }>) => void;
}>;

const maxBatch = 1_000;

const beginAt = async ({ pool, store }: Following, logPosition: LogPosition): Promise<LogPosition> => {
  await inTransaction(pool, async (client) => {
    await setCheckpoint(client, logPosition);
    await rebuildAddressees(client, store);
    await forgetReminders(client);
  });
  return logPosition;
};

/** At most so many correlation ids are logged: enough to find a call by. */
const mostNamed = 20;

/** The id that one call has in the logs of all services; empty if the event's metadata are not in our format. */
const correlationOf = ({ metadata }: RecordedEvent): readonly string[] =>
  typeof metadata === 'object' && metadata !== null && 'correlationId' in metadata
    ? [String(metadata.correlationId)]
    : [];

/** The end of the log: earlier events cause no e-mails. */
const theEnd = async (store: EventStore): Promise<LogPosition> => ({ position: await store.head(), fingerprint: null });

/** Where this mail-service continues: at its checkpoint if the log is still the same up to there, else at the end of the log. */
const whereToGoOn = async (following: Following): Promise<LogPosition> => {
  const { pool, store, firstFrom, log } = following;
  const logPosition = await readCheckpoint(pool);
  if (!logPosition) return beginAt(following, firstFrom === 'end' ? await theEnd(store) : beforeFirstEvent);
  const why = await describeLogMismatch(store, logPosition);
  if (why === null) return logPosition;
  log.warn({}, `The post goes on at the end of the log: ${why}`);
  return beginAt(following, await theEnd(store));
};

/**
 * Reads the log and puts the e-mails that it calls for into the outbox, each page together with its checkpoint. Ends with
 * `signal`; throws on any failure.
 */
export const followLog = async (following: Following, signal: AbortSignal): Promise<void> => {
  const { pool, store, mailTriggers, now, log, onMailsPlanned, onRead } = following;
  const checkOrder = createOrderCheck();
  let logPosition = await whereToGoOn(following);

  const take = async (batch: readonly RecordedEvent[]): Promise<void> => {
    const last = batch.at(-1);
    if (!last) return;
    const planned = batch.map((event) => ({ event, mails: planMails(mailTriggers, event) }));
    const mails = planned.flatMap((each) => each.mails);
    const to = logPositionAfter(last);
    await inTransaction(pool, async (client) => {
      await moveCheckpoint(client, logPosition, to);
      await keepAddressees(client, batch);
      await keepReminders(client, batch);
      await enqueueMails(client, mails, now());
    });
    logPosition = to;
    onRead?.({ events: batch.length, mails: mails.length });
    if (mails.length === 0) return;
    const correlationIds = planned.flatMap((each) => (each.mails.length > 0 ? correlationOf(each.event) : []));
    log.debug({ mails: mails.length, correlationIds: correlationIds.slice(0, mostNamed) }, 'E-mails planned');
    onMailsPlanned();
  };

  for await (const batch of store.subscribe({ after: logPosition.position, signal, maxBatch })) {
    checkOrder(batch);
    await take(batch);
  }
};
