import { randomUUID } from 'node:crypto';
import { openAsWriter } from '@platzwart/event-store/open-as-writer';
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

const openTables = async (databaseUrl: string) => {
  const pool = openPool(databaseUrl);
  return { pool, vault: await openVault(pool) };
};

/**
 * Opens PostgreSQL and the event log as the writer. Rejects with StartRefused where one is out of reach or was written by a newer
 * program.
 */
export const openMailService = async (configuration: Configuration, { log, metrics }: Surroundings) => {
  const wanted = { migrations: [vaultSchema, mailSchema], openTables };
  const { databaseUrl, tables, store } = await openAsWriter(configuration, wanted);
  const { pool, vault } = tables;
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
