import { type ClaimKind, invoiceId } from '@platzwart/contracts/core';
import type { Invoice } from '@platzwart/contracts/invoice';
import type { Vault } from '@platzwart/vault';
import { type CancelDependencies, cancelAsPerson } from '../booking/handlers/cancelAsPerson.ts';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Call } from '../core/call.ts';
import type { LedgerAnswer } from '../booking/handlers/ledgerDependencies.ts';
import { type LedgerInvoice, claimOf } from '../ledger/invoices/invoicesState.ts';
import {
  type CommandOfPart,
  type LedgerCommand,
  type LedgerEvent,
  type LedgerState,
  ledgerDecider,
} from '../ledger/ledgerDecider.ts';
import { documentOf, revocationOf } from './changeInvoice.ts';
import { type InvoiceDependencies, invoiceWritten, termsOf } from './createInvoice.ts';
import { sealedReasonOf } from './sealedReasonOf.ts';
import { untilCurrent } from './untilCurrent.ts';

type Dependencies = CancelDependencies & InvoiceDependencies & Readonly<{ vault: Pick<Vault, 'seal' | 'withKey'> }>;

type CancelCommand = Extract<LedgerCommand, Readonly<{ type: 'CancelBooking' }>>;

/** Commands that are decided one after the other, and the state after them. */
type Draft = Readonly<{ commands: readonly CommandOfPart[]; events: readonly LedgerEvent[]; state: LedgerState }>;

/** With `command`, unless the ledger would refuse it. */
const withCommand = (draft: Draft, command: CommandOfPart): Draft => {
  const decision = ledgerDecider.decide(command, draft.state);
  if (decision.outcome === 'rejected') return draft;
  const state = decision.events.reduce(ledgerDecider.evolve, draft.state);
  return { commands: [...draft.commands, command], events: decision.events, state };
};

const kinds: readonly ClaimKind[] = ['COURT', 'GUEST_FEE'];

/** The unpaid invoice that demands the booking which `event` cancels without a price. */
const demandedBy =
  ({ invoices }: LedgerState) =>
  (event: LedgerEvent): readonly LedgerInvoice[] => {
    if (event.type !== 'BookingCancelled' || event.data.refund !== 'FULL' || event.data.personId === null) return [];
    const { personId, bookingId: itemId } = event.data;
    return kinds.flatMap((kind) => {
      const claim = claimOf(invoices, personId, { kind, itemId });
      const billedOn = claim?.state === 'INVOICED' && claim.invoiceId !== null ? claim.invoiceId : null;
      return (billedOn !== null && invoices.invoices.get(billedOn)) || [];
    });
  };

/** An invoice to be corrected, and what was issued with it. */
type Demanding = Readonly<{ invoice: LedgerInvoice; issued: Invoice }>;

type Correction = Readonly<{
  /** Of the ADMIN who cancels the booking, and their reason. */
  call: Call;
  reason: string | null;
}>;

const openedOf = async (
  { vault }: Dependencies,
  invoices: ReadonlySet<LedgerInvoice>,
): Promise<readonly Demanding[]> => {
  const opened = await Promise.all(
    [...invoices].map(async (invoice) => {
      const issued = await documentOf(vault, invoice);
      return issued && { invoice, issued };
    }),
  );
  return opened.filter((each) => each !== null);
};

const revoked = async (
  { vault, newId }: Dependencies,
  { state, call, reason }: Correction & Pick<Draft, 'state'>,
  { invoice, issued }: Demanding,
): Promise<CommandOfPart> => {
  const sealedReason = reason === null ? null : await sealedReasonOf(vault, invoice.personId, reason);
  const stornoId = invoiceId(newId());
  return revocationOf(vault, { invoice, issued, state, stornoId, issuedOn: clubNow(call.now).date, sealedReason });
};

/** An invoice for the same person and time; null where it cannot be written today, e.g. without an address: the next one bills what is left. */
const issuedAnew = async (
  dependencies: Dependencies,
  { state, call }: Correction & Pick<Draft, 'state'>,
  { invoice, issued: { fromDate, toDate } }: Demanding,
): Promise<CommandOfPart | null> => {
  const { members, ledger, newId } = dependencies;
  const result = await termsOf(dependencies, members.current().state.byId.get(invoice.personId) ?? null);
  if ('refused' in result) return null;
  const { personId, paidFor, terms } = result;
  const period = { invoiceId: invoiceId(newId()), personId, paidFor, fromDate, toDate, now: clubNow(call.now) };
  return invoiceWritten({ ...dependencies, ledger: { ...ledger, current: () => ({ state }) } }, period, terms);
};

/**
 * The cancellation with what corrects the invoices that demand it. An invoice that cannot be cancelled, because its debit is with the bank,
 * stays one that the club has to correct (docs/adr/0053).
 */
const withCorrections = async (
  dependencies: Dependencies,
  command: CancelCommand,
  call: Call,
): Promise<LedgerCommand> => {
  const { state } = dependencies.ledger.current();
  const { reason } = command.data;
  const cancelled = withCommand({ commands: [], events: [], state }, command);
  let draft = cancelled;
  const corrected: Demanding[] = [];
  for (const each of await openedOf(dependencies, new Set(cancelled.events.flatMap(demandedBy(state))))) {
    const next = withCommand(draft, await revoked(dependencies, { state: draft.state, call, reason }, each));
    if (next !== draft) corrected.push(each);
    draft = next;
  }
  for (const each of corrected) {
    const invoice = await issuedAnew(dependencies, { state: draft.state, call, reason }, each);
    draft = invoice ? withCommand(draft, invoice) : draft;
  }
  return corrected.length === 0 ? command : { type: 'InOneAppend', data: { commands: draft.commands } };
};

/**
 * Cancels a booking as `cancelAsPerson` does. An unpaid invoice that demands it is cancelled in the same append, and an invoice about what is
 * left of it is issued (decisions.md B2, I5). Of a paid invoice the club decides what becomes of the money, so it stays.
 */
export const cancelBooking = (dependencies: Dependencies) => {
  const { ledger, inTurn } = dependencies;
  const send = async (command: LedgerCommand, call: Call): Promise<LedgerAnswer> => {
    // What an owner may still cancel is not billed yet (decisions.md N32).
    if (command.type !== 'CancelBooking' || call.role !== 'ADMIN') return ledger.send(command, call);
    await ledger.refresh();
    if ((await withCorrections(dependencies, command, call)) === command) return ledger.send(command, call);
    return inTurn(() =>
      untilCurrent('ERR_INVOICE_NOT_UPDATED', async () =>
        ledger.send(await withCorrections(dependencies, command, call), call),
      ),
    );
  };
  return cancelAsPerson({ ...dependencies, ledger: { ...ledger, send } });
};
