import { randomUUID } from 'node:crypto';
import pg from 'pg';
import * as v from 'valibot';
import { importPeer } from './peers.ts';
import { type Measurement, throughput } from './rounds.ts';
import { sampleData, sampleMetadata } from './singleInserts.ts';

const packageSchema = v.object({ getPostgreSQLEventStore: v.function() });
const storeSchema = v.object({
  appendToStream: v.function(),
  readStream: v.function(),
  close: v.function(),
  schema: v.object({ migrate: v.function() }),
});
const appendedSchema = v.object({ nextExpectedStreamVersion: v.bigint() });
const streamSchema = v.object({ events: v.array(v.object({ type: v.string(), data: v.unknown() })) });

/** As many connections as it was fastest with, of 10, 20 and 32. */
const connections = 20;

export type EmmettStore = Readonly<{
  /** As `laneAppends`: a stream for each lane, one event at a time, always with the exact version. */
  laneAppends: (inFlight: number) => Measurement;
  append: (stream: string, expected: bigint | null, data: unknown) => Promise<bigint>;
  dataOf: (stream: string) => Promise<readonly unknown[]>;
  close: () => Promise<void>;
}>;

/** emmett on PostgreSQL at its best settings: connections in a pool, its schema made beforehand. Throws NotMeasurable. */
export const openEmmettStore = async (databaseUrl: string): Promise<EmmettStore> => {
  const emmett = v.parse(packageSchema, await importPeer('@event-driven-io/emmett-postgresql'));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  // Its end does not wait for connections that are still saying goodbye when their database is dropped.
  pool.on('error', () => undefined);
  const options = { schema: { autoMigration: 'None' }, connectionOptions: { pooled: true, pool } };
  const store = v.parse(storeSchema, emmett.getPostgreSQLEventStore(databaseUrl, options));
  await store.schema.migrate();

  const append = async (stream: string, expected: bigint | null, data: unknown): Promise<bigint> => {
    const event = { type: 'Benched', data, metadata: sampleMetadata };
    const expectedStreamVersion = expected ?? 'STREAM_DOES_NOT_EXIST';
    const result = await store.appendToStream(stream, [event], { expectedStreamVersion });
    return v.parse(appendedSchema, result).nextExpectedStreamVersion;
  };
  const laneAppends = (inFlight: number): Measurement => {
    const versions = new Map<number, bigint>();
    const streams = Array.from({ length: inFlight }, () => `bench-${randomUUID()}`);
    const appendTo = async (lane: number): Promise<void> => {
      versions.set(lane, await append(streams[lane] ?? 'bench', versions.get(lane) ?? null, sampleData));
    };
    return () => throughput(appendTo, { inFlight, milliseconds: 2000 });
  };
  return {
    laneAppends,
    append,
    dataOf: async (stream) => v.parse(streamSchema, await store.readStream(stream)).events.map(({ data }) => data),
    close: async () => {
      await store.close();
      if (!pool.ended) await pool.end();
    },
  };
};
