import { type InvoiceId, eventCatalogue, streams } from '@platzwart/contracts/core';
import { type InvoiceIssued, invoiceIssued } from '@platzwart/contracts/invoice';
import type { EventStore } from '@platzwart/event-store';
import { decodeRecorded } from '../core/decodeRecorded.ts';
import { systemCall } from '../core/systemCall.ts';
import type { LedgerDependencies } from '../booking/handlers/ledgerDependencies.ts';
import type { LedgerState } from '../ledger/ledgerDecider.ts';
import type { SentInvoices } from './sentInvoices.ts';

type Dependencies = Readonly<{
  ledger: LedgerDependencies['ledger'] & Readonly<{ current: () => Readonly<{ state: LedgerState }> }>;
  store: Pick<EventStore, 'read'>;
  sentInvoices: SentInvoices;
  newId: () => string;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

const catalogue = eventCatalogue<InvoiceIssued>([invoiceIssued]);

/**
 * Records that an invoice was delivered once its e-mail was accepted by the mail server (decisions.md I1). It compares the outbox with the
 * invoices that are not delivered yet, so nothing is lost by a crash, and a repetition writes no event.
 */
export const recordDeliveries = (dependencies: Dependencies): (() => Promise<void>) => {
  const { ledger, store, sentInvoices, newId, clock } = dependencies;
  const invoicesAt = new Map<number, InvoiceId | null>();

  /** The invoice that the event at this revision of the ledger has issued. */
  const invoiceAt = async (revision: number): Promise<InvoiceId | null> => {
    const known = invoicesAt.get(revision);
    if (known !== undefined) return known;
    const [event] = await store.read(streams.ledger, { from: revision, limit: 1 });
    const found = event?.type === invoiceIssued.type ? decodeRecorded(catalogue, event).event.data.invoiceId : null;
    invoicesAt.set(revision, found);
    return found;
  };

  return async () => {
    const { invoices, undelivered } = ledger.current().state.invoices;
    const waiting = [...undelivered].flatMap((id) => invoices.get(id) ?? []);
    if (waiting.length === 0) return;
    const ids = new Set(waiting.map(({ invoiceId }) => invoiceId));
    for (const revision of await sentInvoices([...new Set(waiting.map(({ personId }) => personId))])) {
      const invoiceId = await invoiceAt(revision);
      if (invoiceId === null || !ids.has(invoiceId)) continue;
      const id = newId();
      const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now: clock() });
      await ledger.send({ type: 'DeliverInvoice', data: { invoiceId, by: 'MAIL' } }, call);
    }
  };
};
