import { setTimeout as pause } from 'node:timers/promises';
import { invoiceCancelled, invoiceIssued, invoiceWarned } from '@platzwart/contracts/invoice';
import pg from 'pg';

const isMissing = `select from event_store.events where type = any($1)
  and position > coalesce((select position::bigint from mail.document_checkpoint), 0) limit 1`;
const issuing = [invoiceIssued, invoiceCancelled, invoiceWarned].map(({ type }) => type);

/** The mail-service tries again at its next start what it could not render. */
const timeoutMs = 60_000;

/** Waits until the mail-service has rendered all documents of the invoices in the log, for at most a minute. */
export const untilDocumentsKept = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const end = performance.now() + timeoutMs;
    while (performance.now() < end && (await client.query(isMissing, [issuing])).rowCount !== 0) await pause(100);
  } finally {
    await client.end();
  }
};
