import { EventStoreDBClient } from '@eventstore/db-client';
import { StartRefused } from '@platzwart/service-process/refusal';
import { hostsOf } from './eventStoreDbAddress.ts';

/** Not every server can list its features; we never query them. */
const noServerFeatures = { supports: (): Promise<boolean> => Promise.resolve(false) };

/**
 * A client for `esdb://…` or `esdb+discover://…`. Throws StartRefused, without repeating the address and its password,
 * where it is not one (eventStoreDbAddress.ts; `EventStoreDBClient.connectionString`, dist/Client/parseConnectionString.js).
 *
 * `appendToStream` takes one of two ways (dist/streams/appendToStream/index.js): one call per append, or one stream for
 * all appends (`batchAppend`) where `supports` says that the server knows it. We keep to the first, because of what the
 * second does in 6.2.1 (dist/streams/appendToStream/batchAppend.js): it has no deadline of its own, so that an answer
 * that never comes leaves the caller waiting for ever; it keeps the callers of all clients in one module-wide map and
 * rejects all of them when any stream breaks; and an answer after that throws inside the stream's listener, which ends
 * the program. The single call has a deadline (`defaultDeadline`, 10 s) and only its own caller. It also spares the
 * call to ServerFeatures, whose failure arrives as plain gRPC error and without any deadline (dist/Client/ServerFeatures.js).
 * `supports` is declared in dist/Client/index.d.ts; besides appends only persistent subscriptions ask it.
 */
export const openClient = (eventStoreDbUrl: string): EventStoreDBClient => {
  hostsOf(eventStoreDbUrl);
  try {
    const client = EventStoreDBClient.connectionString(eventStoreDbUrl);
    Object.assign(client, noServerFeatures);
    return client;
  } catch {
    throw new StartRefused('EVENTSTOREDB_URL: has an option with a value that EventStoreDB’s client refuses');
  }
};
