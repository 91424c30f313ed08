import { randomUUID } from 'node:crypto';
import { connectEventStore, migrationsOfLog } from '@platzwart/event-store/connect';
import { orRefuse } from '@platzwart/event-store/connection-failure';
import { migrateAsOwner } from '@platzwart/event-store/migrations';
import { openClient } from '@platzwart/event-store/open-client';
import { openVault, vaultSchema } from '@platzwart/event-store/vault';
import type { Logger } from 'pino';
import type { Configuration } from './config.ts';
import { openPool } from './core/database.ts';
import { mailSchema } from './core/mailSchema.ts';
import { createMailing } from './core/mailing.ts';
import type { Post } from './core/message.ts';
import { letterKinds, occasions } from './letterKinds.ts';
import type { MailMetrics } from './operations/mailMetrics.ts';
import { type CaughtNeeds, caughtPost } from './post/caughtPost.ts';
import { smtpPost } from './post/smtpPost.ts';

type Surroundings = Readonly<{ log: Logger; metrics: Pick<MailMetrics, 'onRead' | 'onTried'> }>;

/** Where a demo club is found that nobody has given an address. */
const demoUrl = 'http://127.0.0.1:4000';

const postFor = ({ SMTP_URL, MAIL_FROM }: Configuration, publicUrl: string, needs: CaughtNeeds): Post => {
  if (SMTP_URL === undefined) return caughtPost(needs);
  const { hostname } = new URL(publicUrl);
  return smtpPost({ smtpUrl: SMTP_URL, from: MAIL_FROM ?? 'platzwart@platzwart.example', host: hostname });
};

type Addresses = Pick<Configuration, 'DATABASE_URL' | 'WRITER_DATABASE_URL' | 'EVENTSTOREDB_URL'>;

/** The owner brings the tables up to date; then both are opened as the writer, where there is one, at once, so that a refusal comes soon. */
const openStores = async ({
  DATABASE_URL: ownerUrl,
  WRITER_DATABASE_URL: writerUrl,
  EVENTSTOREDB_URL: eventStoreDbUrl,
}: Addresses) => {
  const migrations = [vaultSchema, mailSchema, ...migrationsOfLog({ eventStoreDbUrl })];
  await orRefuse('The database (DATABASE_URL)', migrateAsOwner(ownerUrl, migrations));
  const databaseUrl = writerUrl ?? ownerUrl;
  const setting = writerUrl === undefined ? 'DATABASE_URL' : 'WRITER_DATABASE_URL';
  const pool = openPool(databaseUrl);
  const [vault, store] = await Promise.all([
    orRefuse(`The database (${setting})`, openVault(pool)),
    orRefuse(
      `The event store (${eventStoreDbUrl ? 'EVENTSTOREDB_URL' : setting})`,
      connectEventStore({ databaseUrl, eventStoreDbUrl }),
    ),
  ]);
  return { databaseUrl, pool, vault, store };
};

/**
 * Connects to PostgreSQL and the event log. Rejects with StartRefused where one is out of reach or was written by a newer program.
 */
export const openMailService = async (configuration: Configuration, { log, metrics }: Surroundings) => {
  const { databaseUrl, pool, vault, store } = await openStores(configuration);
  const publicUrl = configuration.PUBLIC_URL ?? demoUrl;
  const post = postFor(configuration, publicUrl, { pool, vault });
  const now = (): string => new Date().toISOString();
  // Whoever tries the demo finds the letters of its beginning, too: nobody is written to by them.
  const firstFrom = configuration.SMTP_URL === undefined ? 'beginning' : 'end';
  const mailing = createMailing({
    following: { pool, store, occasions, now, firstFrom, log, onRead: metrics.onRead },
    sending: {
      desk: { store, kinds: letterKinds, publicUrl, now: Date.now },
      ...{ pool, vault, post, log, onTried: metrics.onTried, runId: randomUUID() },
    },
    openClient: (purpose) => openClient(databaseUrl, purpose),
  });
  const close = async (): Promise<void> => {
    post.close();
    await store.close();
    await pool.end();
  };
  return { mailing, pool, vault, now, close };
};
