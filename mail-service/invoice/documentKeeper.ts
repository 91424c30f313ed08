import { describeFailure, isTransient } from '@platzwart/database/failures';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import {
  type LogPosition,
  beforeFirstEvent,
  describeLogMismatch,
  logPositionAfter,
} from '@platzwart/event-store/log-position';
import type { Queryable } from '../core/database.ts';
import { readDocumentCheckpoint, setDocumentCheckpoint } from './documentCheckpoint.ts';
import { type DocumentVault, issuesDocument, keptDocument } from './keptDocument.ts';

export type DocumentKeeping = Readonly<{
  pool: Queryable;
  store: Pick<EventStore, 'head' | 'read' | 'subscribe'>;
  vault: DocumentVault;
  log: Readonly<Record<'error', (facts: Readonly<Record<string, unknown>>, message: string) => void>>;
}>;

/** After so many events without a document the checkpoint moves as well: a start reads at most so many again. */
const eventsBetweenCheckpoints = 5_000;

const whereToGoOn = async ({ pool, store }: DocumentKeeping): Promise<LogPosition> => {
  const checkpoint = await readDocumentCheckpoint(pool);
  const mismatch = checkpoint && (await describeLogMismatch(store, checkpoint));
  return checkpoint && mismatch === null ? checkpoint : beforeFirstEvent;
};

/**
 * Renders each document soon after it was issued and stores it in the vault, whether or not e-mails can be sent, and also for whom none is
 * sent: an ADMIN prints it. Reads the log from its beginning where it has no checkpoint; what is stored stays. Where a document cannot be
 * rendered, the others continue, and it is tried again at the next start. Ends with `signal`; throws when the database is away.
 */
export const keepDocuments = async (keeping: DocumentKeeping, signal: AbortSignal): Promise<void> => {
  const { pool, store, vault, log } = keeping;
  const { position: after } = await whereToGoOn(keeping);
  let [unread, hasFailed] = [0, false];

  const keep = async (event: RecordedEvent): Promise<void> => {
    try {
      await keptDocument(vault, event);
    } catch (error) {
      if (isTransient(error)) throw error;
      hasFailed = true;
      log.error({ eventId: event.id }, `A document of an invoice cannot be rendered: ${describeFailure(error)}`);
    }
  };

  for await (const batch of store.subscribe({ after, signal, maxBatch: 1_000 })) {
    const issuing = batch.filter(issuesDocument);
    for (const event of issuing) {
      if (signal.aborted) return;
      await keep(event);
    }
    unread += batch.length;
    const last = batch.at(-1);
    if (!last || hasFailed || (issuing.length === 0 && unread < eventsBetweenCheckpoints)) continue;
    await setDocumentCheckpoint(pool, logPositionAfter(last));
    unread = 0;
  }
};
