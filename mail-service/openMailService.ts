import { randomUUID } from 'node:crypto';
import { openAsWriter } from '@platzwart/event-store/open-as-writer';
import { openClient } from '@platzwart/database/open-client';
import { openVault, vaultSchema } from '@platzwart/vault';
import type { Logger } from 'pino';
import type { Configuration } from './config.ts';
import { openPool } from './core/database.ts';
import { mailSchema } from './core/mailSchema.ts';
import { createMailing } from './core/mailLoop.ts';
import type { MailTransport } from './core/mailTransport.ts';
import { keepDocuments } from './invoice/documentKeeper.ts';
import { mailDefinitions, mailTriggers } from './mailDefinitions.ts';
import type { MailMetrics } from './operations/mailMetrics.ts';
import { renderMail } from './templates/renderMail.ts';
import { type CaughtMailDependencies, caughtMailTransport } from './transport/caughtMailTransport.ts';
import { smtpTransport } from './transport/smtpTransport.ts';

type Dependencies = Readonly<{ log: Logger; metrics: Pick<MailMetrics, 'onRead' | 'onAttempt'> }>;

/** The public address of a demo club without a configured one. */
const demoUrl = 'http://127.0.0.1:4000';

const mailTransportFor = (
  { SMTP_URL, MAIL_FROM }: Configuration,
  publicUrl: string,
  needs: CaughtMailDependencies,
): MailTransport => {
  if (SMTP_URL === undefined) return caughtMailTransport(needs);
  const { hostname } = new URL(publicUrl);
  return smtpTransport({ smtpUrl: SMTP_URL, from: MAIL_FROM ?? 'platzwart@platzwart.example', host: hostname });
};

const openTables = async (databaseUrl: string) => {
  const pool = openPool(databaseUrl);
  return { pool, vault: await openVault(pool) };
};

/**
 * Opens PostgreSQL and the event log as the writer. Rejects with StartRefused where one is out of reach or was written by a newer
 * program.
 */
export const openMailService = async (configuration: Configuration, { log, metrics }: Dependencies) => {
  const options = { migrations: [vaultSchema, mailSchema], openTables, log };
  const { databaseUrl, tables, store } = await openAsWriter(configuration, options);
  const { pool, vault } = tables;
  const publicUrl = configuration.PUBLIC_URL ?? demoUrl;
  const transport = mailTransportFor(configuration, publicUrl, { pool, vault });
  const now = (): string => new Date().toISOString();
  // In demo mode without a mail server, e-mails about the first events are shown too: they are caught, not sent.
  const firstFrom = configuration.SMTP_URL === undefined ? 'beginning' : 'end';
  const mailing = createMailing({
    following: { pool, store, mailTriggers, now, firstFrom, log, onRead: metrics.onRead },
    sending: {
      mailWriter: { store, kinds: mailDefinitions, render: renderMail, publicUrl, now: Date.now },
      ...{ pool, vault, transport, log, onAttempt: metrics.onAttempt, runId: randomUUID() },
      perHour: configuration.MAILS_PER_HOUR,
    },
    alongside: [(signal) => keepDocuments({ pool, store, vault, log }, signal)],
    openClient: (purpose) => openClient(databaseUrl, purpose),
  });
  const close = async (): Promise<void> => {
    transport.close();
    await store.close();
    await pool.end();
  };
  return { mailing, pool, vault, now, close };
};
