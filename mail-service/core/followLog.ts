import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import { inTransaction } from '@platzwart/event-store/in-transaction';
import { watchOrder } from '@platzwart/event-store/log-order';
import { type Place, beforeFirst, placeBehind, whyAnotherLog } from '@platzwart/event-store/place';
import type pg from 'pg';
import { keepAddressees, learnAddressees } from './addressees.ts';
import { readCheckpoint, moveCheckpoint, setCheckpoint } from './checkpoint.ts';
import type { Occasions } from './occasion.ts';
import { keepLetters } from './outbox.ts';
import { planLetters } from './planLetters.ts';

export type Following = Readonly<{
  pool: pg.Pool;
  store: EventStore;
  occasions: Occasions;
  /** Now, as an ISO 8601 instant. */
  now: () => string;
  /** Where the log is read for the first time: only what comes from then on is written about, or all of it. */
  firstFrom: 'end' | 'beginning';
  log: Readonly<Record<'debug' | 'info' | 'warn', (facts: Readonly<Record<string, unknown>>, message: string) => void>>;
  /** Told when letters were put into the outbox. */
  onLetters: () => void;
  /** Told of every page that was read, and how many letters it called for. */
  onRead?: (page: Readonly<{ events: number; letters: number }>) => void;
}>;

const maxBatch = 1_000;

const beginAt = async ({ pool, store }: Following, place: Place): Promise<Place> => {
  await inTransaction(pool, async (client) => {
    await setCheckpoint(client, place);
    await learnAddressees(client, store);
  });
  return place;
};

/** Enough to find a call by. */
const mostNamed = 20;

/** The id that one call has in the logs of all services; none where the event is not written as ours are. */
const correlationOf = ({ metadata }: RecordedEvent): readonly string[] =>
  typeof metadata === 'object' && metadata !== null && 'correlationId' in metadata
    ? [String(metadata.correlationId)]
    : [];

/** Right behind everything that there is: nobody is written to about what was before. */
const theEnd = async (store: EventStore): Promise<Place> => ({ position: await store.head(), landmark: null });

/** Where this post goes on: at its checkpoint, if the log is still the one that was read up to there. */
const whereToGoOn = async (following: Following): Promise<Place> => {
  const { pool, store, firstFrom, log } = following;
  const place = await readCheckpoint(pool);
  if (!place) return beginAt(following, firstFrom === 'end' ? await theEnd(store) : beforeFirst);
  const why = await whyAnotherLog(store, place);
  if (why === null) return place;
  log.warn({}, `The post goes on at the end of the log: ${why}`);
  return beginAt(following, await theEnd(store));
};

/**
 * Reads the log and puts the letters that it calls for into the outbox, each page together with its checkpoint. Ends with `signal`;
 * throws when anything gets in the way.
 */
export const followLog = async (following: Following, signal: AbortSignal): Promise<void> => {
  const { pool, store, occasions, now, log, onLetters, onRead } = following;
  const checkOrder = watchOrder();
  let place = await whereToGoOn(following);

  const take = async (batch: readonly RecordedEvent[]): Promise<void> => {
    const last = batch.at(-1);
    if (!last) return;
    const planned = batch.map((event) => ({ event, letters: planLetters(occasions, event) }));
    const letters = planned.flatMap((each) => each.letters);
    const to = placeBehind(last);
    await inTransaction(pool, async (client) => {
      await moveCheckpoint(client, place, to);
      await keepAddressees(client, batch);
      await keepLetters(client, letters, now());
    });
    place = to;
    onRead?.({ events: batch.length, letters: letters.length });
    if (letters.length === 0) return;
    const correlationIds = planned.flatMap((each) => (each.letters.length > 0 ? correlationOf(each.event) : []));
    log.debug({ letters: letters.length, correlationIds: correlationIds.slice(0, mostNamed) }, 'letters planned');
    onLetters();
  };

  for await (const batch of store.subscribe({ after: place.position, signal, maxBatch })) {
    checkOrder(batch);
    await take(batch);
  }
};
