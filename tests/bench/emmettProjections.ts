import type pg from 'pg';
import * as v from 'valibot';
import { positionOf } from '../../event-store/postgres/postgresPosition.ts';
import type { ForeignEvent, ForeignReadModel } from '../../projection-service/testing/foreignLog.ts';
import { importPeer } from './peers.ts';

const packageSchema = v.object({
  getPostgreSQLEventStore: v.function(),
  postgreSQLEventStoreConsumer: v.function(),
  postgreSQLProjection: v.function(),
});
const storeSchema = v.object({ schema: v.object({ migrate: v.function() }), close: v.function() });
const consumerSchema = v.object({ projector: v.function(), start: v.function(), close: v.function() });
const messageSchema = v.object({
  type: v.string(),
  data: v.unknown(),
  metadata: v.looseObject({ globalPosition: v.bigint() }),
});
const isClient = (value: unknown): value is pg.ClientBase =>
  typeof value === 'object' && value !== null && 'query' in value;
const contextSchema = v.object({ connection: v.object({ client: v.custom<pg.ClientBase>(isClient) }) });

/** The most that one of its transactions takes in; more brought no more. */
const batchSize = 1_000;

/** Its log says the same as ours. With the index that its next version has: without it every batch sorts the whole log. */
const fillLog = `
  insert into emt_messages (stream_position, global_position, transaction_id, stream_id, message_schema_version, message_id,
    message_type, message_data, message_metadata)
  select revision + 1, position, pg_current_xact_id(), stream, '1', id, type, data, metadata from event_store.events;
  create index on emt_messages (transaction_id, global_position);`;

/** The schema in which the peer keeps a read model. */
export const schemaOfPeer = ({ name }: Pick<ForeignReadModel, 'name'>): string => `emmett_${name}`;

/**
 * Takes events one by one, as emmett gives them, and writes them by our own handler when a batch is full: few statements for a
 * thousand events, in the transaction that also moves emmett's checkpoints.
 */
const batchingHandler = (model: ForeignReadModel, last: bigint) => {
  let waiting: ForeignEvent[] = [];
  return async (messages: unknown, given: unknown): Promise<void> => {
    const { client } = v.parse(contextSchema, given).connection;
    for (const { type, data, metadata } of v.parse(v.array(messageSchema), messages)) {
      const { globalPosition } = metadata;
      waiting.push({ position: positionOf(String(globalPosition)), type, data, metadata });
      if (globalPosition !== last && globalPosition % BigInt(batchSize) !== 0n) continue;
      const events = waiting;
      waiting = [];
      await model.apply(events, { client, schema: schemaOfPeer(model) });
    }
  };
};

type Peer = Readonly<{
  /** Seconds until the read model holds the whole log. */
  catchUp: () => Promise<number>;
}>;

/**
 * emmett's consumer with `model` as its projection, over a log of its own that says the same as ours. At its best settings: an
 * index more, full batches, no pause between them, and handlers that fold and copy. Throws NotMeasurable.
 */
export const openEmmettProjections = async (
  { databaseUrl, client, events }: Readonly<{ databaseUrl: string; client: pg.Client; events: number }>,
  model: ForeignReadModel,
): Promise<Peer> => {
  const emmett = v.parse(packageSchema, await importPeer('@event-driven-io/emmett-postgresql'));
  const store = v.parse(storeSchema, emmett.getPostgreSQLEventStore(databaseUrl));
  await store.schema.migrate();
  await store.close();
  await client.query(fillLog);
  await client.query('vacuum analyze emt_messages');
  await model.makeTables({ client, schema: schemaOfPeer(model) });
  const pulling = { batchSize, pullingFrequencyInMs: 0 };
  const options = { connectionString: databaseUrl, pulling, stopWhen: { noMessagesLeft: true } };
  const consumer = v.parse(consumerSchema, emmett.postgreSQLEventStoreConsumer(options));
  const handle = batchingHandler(model, BigInt(events));
  const projection = emmett.postgreSQLProjection({ name: model.name, canHandle: model.handles, handle });
  consumer.projector({ processorId: model.name, projection });
  return {
    catchUp: async () => {
      const began = performance.now();
      await consumer.start();
      const seconds = (performance.now() - began) / 1_000;
      await consumer.close();
      return seconds;
    },
  };
};
