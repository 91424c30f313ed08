import { type InvoiceId, type LocalDate, addDays, invoiceId as invoiceIdOf, noCents } from '@platzwart/contracts/core';
import {
  type CancelInvoice,
  type Invoice,
  type SendInvoiceWarning,
  type WaiveInvoiceRest,
  correctionOf,
  invoiceDocumentSchema,
  stornoOf,
  warningLevels,
  warningOf,
} from '@platzwart/contracts/invoice';
import type { Vault } from '@platzwart/vault';
import * as v from 'valibot';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { ClubState } from '../club/domain/clubState.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import type { Limit } from '../core/concurrencyLimit.ts';
import { reject } from '../core/decider.ts';
import type { RevokeInvoice } from '../ledger/invoices/invoicesCommands.ts';
import { type LedgerInvoice, openOf, yearOf } from '../ledger/invoices/invoicesState.ts';
import { nextInvoiceNumber } from '../ledger/invoices/issueInvoice.ts';
import type { LedgerCommand, LedgerErrorCode, LedgerState } from '../ledger/ledgerDecider.ts';
import { sealedReasonOf } from './sealedReasonOf.ts';
import { untilCurrent } from './untilCurrent.ts';

type Ledger = Readonly<{
  current: () => Readonly<{ state: LedgerState }>;
  refresh: () => Promise<void>;
  send: (command: LedgerCommand, call: Call) => Promise<Answer<LedgerErrorCode>>;
}>;

/** An invoice by the newest log: another process may have issued it a moment ago. */
const invoiceIn = async (ledger: Ledger, id: InvoiceId): Promise<LedgerInvoice | undefined> => {
  const known = () => ledger.current().state.invoices.invoices.get(id);
  if (!known()) await ledger.refresh();
  return known();
};

/** What was issued; null for a cancelled invoice, and once the key of its year is destroyed. */
export const documentOf = async (
  { retentionKeys }: Pick<Vault, 'retentionKeys'>,
  { issuedOn, sealedDocument }: LedgerInvoice,
): Promise<Invoice | null> => {
  if (sealedDocument === null) return null;
  const [plain] = await retentionKeys.open([{ year: yearOf(issuedOn), sealed: sealedDocument }]);
  const document = plain === null ? null : v.parse(invoiceDocumentSchema, plain);
  return document?.kind === 'INVOICE' ? document : null;
};

const unknown = reject('ERR_INVOICE_NOT_FOUND', 'id');
const notUpdated = reject('ERR_INVOICE_NOT_UPDATED', 'id');

type Warning = Readonly<{
  ledger: Ledger;
  club: Readonly<{ current: () => Readonly<{ state: ClubState }> }>;
  vault: Pick<Vault, 'retentionKeys'>;
}>;
/** Where the club has not said how long (decisions.md I8). */
const usualDueDays = 14;

/**
 * The next letter about an overdue invoice; the ledger decides. Refuses with ERR_INVOICE_NOT_FOUND, and with ERR_INVOICE_NOT_UPDATED (paid,
 * cancelled, not overdue, or three were sent).
 */
export const sendInvoiceWarning =
  ({ ledger, club, vault }: Warning) =>
  async ({ invoiceId }: SendInvoiceWarning['data'], call: Call): Promise<Answer<string>> => {
    const invoice = await invoiceIn(ledger, invoiceId);
    if (!invoice) return unknown;
    const level = warningLevels.find((each) => each === invoice.warningLevel + 1);
    const issued = await documentOf(vault, invoice);
    if (level === undefined || !issued) return notUpdated;
    const issuedOn = clubNow(call.now).date;
    const dueOn = addDays(issuedOn, club.current().state.billing?.dueDays ?? usualDueDays);
    const document = warningOf(issued, { level, issuedOn, dueOn, amountDue: openOf(invoice) });
    const sealedDocument = await vault.retentionKeys.seal(yearOf(issuedOn), document);
    const { templateVersion } = document;
    const data = { invoiceId, level, issuedOn, dueOn, templateVersion, sealedDocument };
    return ledger.send({ type: 'WarnOfInvoice', data }, call);
  };

type Revocation = Readonly<{
  /** The invoice that is cancelled, what was issued with it, and the state of the ledger that the command is written from. */
  invoice: LedgerInvoice;
  issued: Invoice;
  state: LedgerState;
  stornoId: InvoiceId;
  issuedOn: LocalDate;
  sealedReason: string | null;
}>;

/** The command that cancels an invoice, with the document about it. */
export const revocationOf = async (
  { retentionKeys }: Pick<Vault, 'retentionKeys'>,
  { invoice: { invoiceId }, issued, state, stornoId, issuedOn, sealedReason }: Revocation,
): Promise<RevokeInvoice> => {
  const stornoNumber = nextInvoiceNumber(state.invoices, issuedOn);
  const document = stornoOf(issued, { number: stornoNumber, issuedOn });
  const sealedDocument = await retentionKeys.seal(yearOf(issuedOn), document);
  const sealed = { sealedReason, templateVersion: document.templateVersion, sealedDocument };
  return { type: 'RevokeInvoice', data: { invoiceId, stornoId, stornoNumber, issuedOn, ...sealed } };
};

type Cancellation = Readonly<{
  ledger: Ledger;
  vault: Pick<Vault, 'retentionKeys' | 'seal' | 'withKey'>;
  inTurn: Limit;
  /** A new UUID. */
  newId: () => string;
}>;

const nothingChanged = { outcome: 'accepted', position: null, ids: [] } as const;

/**
 * Cancels an invoice by a document of its own number; the ledger decides. Refuses with ERR_INVOICE_NOT_FOUND, and with
 * ERR_INVOICE_NOT_UPDATED where the law no longer requires the invoice and its content is destroyed.
 */
export const cancelInvoice =
  ({ ledger, vault, inTurn, newId }: Cancellation) =>
  async ({ invoiceId, reason }: CancelInvoice['data'], call: Call): Promise<Answer<string>> => {
    const invoice = await invoiceIn(ledger, invoiceId);
    if (!invoice) return unknown;
    if (invoice.state === 'CANCELED') return nothingChanged;
    const issued = await documentOf(vault, invoice);
    if (!issued) return notUpdated;
    const stornoId = invoiceIdOf(newId());
    const issuedOn = clubNow(call.now).date;
    const sealedReason = await sealedReasonOf(vault, invoice.personId, reason);
    const revocation = { invoice, issued, stornoId, issuedOn, sealedReason };
    return inTurn(() =>
      untilCurrent('ERR_INVOICE_NOT_UPDATED', async () => {
        const { state } = ledger.current();
        return ledger.send(await revocationOf(vault, { ...revocation, state }), call);
      }),
    );
  };

/**
 * The club does without what is still open of an invoice, by a document of its own number; the ledger decides (decisions.md Q1). Refuses with
 * ERR_INVOICE_NOT_FOUND, and with ERR_INVOICE_NOT_UPDATED: nothing is open, or the law no longer requires the invoice and its content is destroyed.
 */
export const waiveInvoiceRest =
  ({ ledger, vault, inTurn, newId }: Cancellation) =>
  async ({ invoiceId, reason }: WaiveInvoiceRest['data'], call: Call): Promise<Answer<string>> => {
    const known = await invoiceIn(ledger, invoiceId);
    if (!known) return unknown;
    const issued = await documentOf(vault, known);
    if (!issued) return notUpdated;
    const correctionId = invoiceIdOf(newId());
    const issuedOn = clubNow(call.now).date;
    const sealedReason = await sealedReasonOf(vault, known.personId, reason);
    return inTurn(() =>
      untilCurrent('ERR_INVOICE_NOT_UPDATED', async () => {
        const { invoices } = ledger.current().state;
        const invoice = invoices.invoices.get(invoiceId) ?? known;
        const amount = openOf(invoice);
        if (amount <= noCents) return notUpdated;
        const correctionNumber = nextInvoiceNumber(invoices, issuedOn);
        const document = correctionOf(issued, { number: correctionNumber, issuedOn, waived: amount });
        const { templateVersion, totals, net, vat, total, amountDue } = document;
        const data = {
          ...{ invoiceId, correctionId, correctionNumber, issuedOn, amount, sealedReason, templateVersion },
          totals: { totals, net, vat, total, amountDue },
          sealedDocument: await vault.retentionKeys.seal(yearOf(issuedOn), document),
        };
        return ledger.send({ type: 'WaiveRest', data }, call);
      }),
    );
  };
