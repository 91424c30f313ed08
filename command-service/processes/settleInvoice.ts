import type {
  SetClaimPaid,
  SetClaimRefunded,
  SetInvoicePaid,
  SetInvoicePrinted,
  SetInvoiceRefunded,
  SetInvoiceUnpaid,
} from '@platzwart/contracts/invoice';
import { creditId } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/vault';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import type { LedgerCommand, LedgerErrorCode, LedgerState } from '../ledger/ledgerDecider.ts';
import { sealedReasonOf } from './sealedReasonOf.ts';

type LedgerAnswer = Answer<LedgerErrorCode>;
type Dependencies = Readonly<{
  ledger: Readonly<{
    current: () => Readonly<{ state: LedgerState }>;
    send: (command: LedgerCommand, call: Call) => Promise<LedgerAnswer>;
  }>;
}>;

/**
 * An ADMIN has printed and sent the invoice, or the mail service, which has no actor, has sent its e-mail. Refuses with the ledger's codes,
 * like all below.
 */
export const setInvoicePrinted =
  ({ ledger }: Dependencies) =>
  async ({ invoiceId }: SetInvoicePrinted['data'], call: Call): Promise<LedgerAnswer> =>
    ledger.send({ type: 'DeliverInvoice', data: { invoiceId, by: call.actor === null ? 'MAIL' : 'PRINT' } }, call);

const receiptOf = ({ paidOn, method, reference }: SetInvoicePaid['data'] | SetClaimPaid['data'], call: Call) => {
  const today = clubNow(call.now).date;
  return { paidOn: paidOn ?? today, today, method, reference };
};

/** Money has arrived: all that is open, or `amount`, of which a credit is what is too much (decisions.md Q1). */
export const setInvoicePaid =
  ({ ledger }: Dependencies) =>
  async (input: SetInvoicePaid['data'], call: Call): Promise<LedgerAnswer> =>
    ledger.send(
      {
        type: 'PayInvoice',
        data: {
          ...{ invoiceId: input.invoiceId, amount: input.amount, creditId: creditId(crypto.randomUUID()) },
          ...receiptOf(input, call),
        },
      },
      call,
    );

/** It was not paid after all (decisions.md N38). */
export const setInvoiceUnpaid =
  ({ ledger, vault }: Dependencies & Readonly<{ vault: Pick<Vault, 'seal' | 'withKey'> }>) =>
  async ({ invoiceId, reason, returnedOn }: SetInvoiceUnpaid['data'], call: Call): Promise<LedgerAnswer> => {
    const invoice = ledger.current().state.invoices.invoices.get(invoiceId);
    const sealedReason = invoice ? await sealedReasonOf(vault, invoice.personId, reason) : null;
    return ledger.send(
      { type: 'ReopenInvoice', data: { invoiceId, sealedReason, returnedOn, today: clubNow(call.now).date } },
      call,
    );
  };

/** What was due after a cancellation is paid back (decisions.md N41). */
export const setInvoiceRefunded =
  ({ ledger }: Dependencies) =>
  async ({ refundedOn, ...refund }: SetInvoiceRefunded['data'], call: Call): Promise<LedgerAnswer> => {
    const today = clubNow(call.now).date;
    return ledger.send({ type: 'RefundInvoice', data: { ...refund, refundedOn: refundedOn ?? today, today } }, call);
  };

/** A booking, its guests' fee or a card was paid at the club (decisions.md N38). */
export const setClaimPaid =
  ({ ledger }: Dependencies) =>
  async (input: SetClaimPaid['data'], call: Call): Promise<LedgerAnswer> => {
    const { kind, itemId } = input;
    return ledger.send({ type: 'PayClaim', data: { kind, itemId, ...receiptOf(input, call) } }, call);
  };

/** What was paid at the club for a booking that is gone is paid back. */
export const setClaimRefunded =
  ({ ledger }: Dependencies) =>
  async ({ refundedOn, ...refund }: SetClaimRefunded['data'], call: Call): Promise<LedgerAnswer> => {
    const today = clubNow(call.now).date;
    return ledger.send({ type: 'RefundClaim', data: { ...refund, refundedOn: refundedOn ?? today, today } }, call);
  };
