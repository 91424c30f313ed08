import type { EventStore } from './eventStore.ts';
import { connectPostgres } from './postgres/connectPostgres.ts';

type Addresses = Readonly<{
  databaseUrl: string;
  /** Where it is set, the log is kept there and PostgreSQL keeps only what is made from it. */
  eventStoreDbUrl?: string | undefined;
}>;

export const connectEventStore = ({ databaseUrl }: Addresses): Promise<EventStore> => connectPostgres(databaseUrl);
