import { setTimeout as pause } from 'node:timers/promises';
import { bankEventTypes } from '@platzwart/contracts/bank';
import { bookingEventTypes, waitingEventTypes } from '@platzwart/contracts/booking';
import { clubEventEventTypes } from '@platzwart/contracts/club-event';
import { type Position, hasReached, repairTexts } from '@platzwart/contracts/core';
import { invoiceEventTypes } from '@platzwart/contracts/invoice';
import { voucherEventTypes } from '@platzwart/contracts/voucher';
import type { EventStore, NewEvent } from '@platzwart/event-store';
import { connectEventStore } from '@platzwart/event-store/connect';
import { migrate } from '@platzwart/database/migrations';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import { type Checkpoint, checkpointOf, readCheckpoints } from '../core/checkpoints.ts';
import { openClient } from '@platzwart/database/open-client';
import { type Pool, openLivePool, openPool } from '../core/database.ts';
import { prepareReadModels } from '../core/prepareReadModels.ts';
import type { ProjectionContext } from '../core/projectionContext.ts';
import { type Projections, createProjections } from '../core/projections.ts';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import type { ReadModel, Unseal } from '../core/readModel.ts';
import { readModelsSchema } from '../core/readModelsSchema.ts';
import { readModels } from '../readModels.ts';
import { writtenAs } from './clubHistory.ts';

const streamOf = (type: string): string => {
  if (type === 'PersonRegistered' || type === 'PersonErased') return 'members';
  const features = [waitingEventTypes, clubEventEventTypes, voucherEventTypes, invoiceEventTypes, bankEventTypes];
  return [...bookingEventTypes, ...features.flat()].some((ofLedger) => ofLedger === type) ? 'ledger' : 'club';
};

/** Opens what the specs' `sealed` has sealed, and repairs texts as the vault does; keys of `erased` people are destroyed. */
const unsealFor =
  (erased: ReadonlySet<string>): Unseal =>
  (items) => {
    const open = (sealed: string): unknown => repairTexts(JSON.parse(sealed));
    return Promise.resolve(items.map(({ personId, sealed }) => (erased.has(personId) ? null : open(sealed))));
  };

/** Appends events to a club's log one by one, each to its stream, as if they had been decided there. */
const clubLog = (store: EventStore) => {
  const revisions = new Map<string, number>();
  let written = 0;

  const appendRaw = async (event: NewEvent): Promise<Position> => {
    const stream = streamOf(event.type);
    const expected = revisions.get(stream) ?? 'none';
    const result = await store.append(stream, expected, [event]);
    if (result.outcome === 'conflict') throw new Error(`The spec lost track of ${stream}`);
    revisions.set(stream, result.revision);
    return result.position;
  };
  const write = async (event: ClubHistoryEvent, reason: string | null = null): Promise<Position> => {
    written += 1;
    return appendRaw(writtenAs(written, event, reason));
  };
  return {
    write,
    /** Reads the ends of the streams again, after the log was changed by another writer. */
    reloadRevisions: async (): Promise<void> => {
      for (const stream of revisions.keys()) {
        const last = (await store.read(stream)).at(-1);
        if (last) revisions.set(stream, last.revision);
        else revisions.delete(stream);
      }
    },
    /** Writes the event with changes. */
    writeBroken: async (event: ClubHistoryEvent, breakIt: (written: NewEvent) => NewEvent): Promise<Position> => {
      written += 1;
      return appendRaw(breakIt(writtenAs(written, event)));
    },
    writeAll: async (history: readonly ClubHistoryEvent[]): Promise<Position | null> => {
      let last: Position | null = null;
      for (const event of history) last = await write(event);
      return last;
    },
  };
};

/** Polls until `condition` answers true. */
export const until = async (condition: () => Promise<boolean>, patience = 60_000): Promise<void> => {
  const end = performance.now() + patience;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`In vain waited for ${condition.toString()}`);
    await pause(10);
  }
};

export const checkpointNamed = async (pool: Pool, name: string): Promise<Checkpoint> =>
  checkpointOf(await readCheckpoints(pool), { name });

export const untilReached = (pool: Pool, name: string, position: Position | null): Promise<void> =>
  until(async () => {
    const checkpoint = await checkpointNamed(pool, name);
    return checkpoint.status === 'live' && hasReached(checkpoint.position, position);
  });

/** All rows of all tables of a read model as ordered text: equal texts mean equal contents. */
export const contentOf = async (pool: Pool, { tables }: ReadModel, schema: string): Promise<string> => {
  const content: string[] = [];
  for (const { name: table } of tables.map(({ definition }) => definition)) {
    const { rows } = await pool.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${schema}.${table} t order by 1`,
    );
    content.push(table, ...rows.map(({ row }) => row));
  }
  return content.join('\n');
};

export type RunningProjections = Projections & Readonly<{ stop: () => Promise<void> }>;

export const startProjections = (context: ProjectionContext): RunningProjections => {
  const ending = new AbortController();
  const projections = createProjections(context);
  const done = projections.run(ending.signal);
  return {
    ...projections,
    stop: async () => {
      ending.abort();
      await done;
    },
  };
};

const prepare = async (url: string, models: readonly ReadModel[]): Promise<void> => {
  const pool = openPool(url);
  try {
    await migrate(pool, readModelsSchema);
    await prepareReadModels(pool, models);
  } finally {
    await pool.end();
  }
};

/** Creates the tables of an empty log; specs with read models of their own create theirs. */
const emptyReadModels = { name: 'read models', fill: (url: string) => prepare(url, readModels) };

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A club with an empty log in its own database. */
export const openWorld = async (models: readonly ReadModel[] = readModels) => {
  const database = await freshDatabase(models === readModels ? emptyReadModels : undefined);
  const pool = openPool(database.url);
  const livePool = openLivePool(database.url);
  if (models !== readModels) await prepare(database.url, models);
  const store = await connectEventStore({ DATABASE_URL: database.url });
  const erased = new Set<string>();
  const context: ProjectionContext = {
    ...{ pool, livePool },
    openClient: (purpose) => openClient(database.url, purpose),
    store,
    unseal: unsealFor(erased),
    unsealRetained: (items) => Promise.resolve(items.map(({ sealed }) => repairTexts(JSON.parse(sealed)))),
    models,
    log: quiet,
  };
  const close = async (): Promise<void> => {
    await store.close();
    await Promise.all([pool.end(), livePool.end()]);
    await database.drop();
  };
  return { url: database.url, context, pool, store, log: clubLog(store), erased, close };
};
export type ProjectionWorld = Awaited<ReturnType<typeof openWorld>>;
