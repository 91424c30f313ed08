import { type InvoiceEvent, invoiceEvents } from '@platzwart/contracts/invoice';
import { ledgerPart, ownEvents } from '../ledgerPart.ts';
import { decidePayByMovement, decideReopenByMovement } from './payByMovement.ts';
import { decideRevokeInvoice, decideWaiveRest, decideWarnOfInvoice } from './changeInvoice.ts';
import { carryOverCourt, carryOverFee } from './carryOver.ts';
import { keepBilled, keepCard, keepCardPrice, keepPrice, oneUnpaidCard } from './claimJoins.ts';
import { collectDue, payCollected, reopenReturned } from './debitJoins.ts';
import { decideCreditByMovement, decidePayByCredit, decideRefundCredit, decideTakeCreditBack } from './credits.ts';
import { evolveInvoices } from './evolveInvoices.ts';
import type {
  InvoicesCommand,
  InvoicesErrorCode,
  InvoicesEvent,
  JoinedDebit,
  JoinedEvent,
} from './invoicesCommands.ts';
import { invoicesSnapshot } from './invoicesSnapshot.ts';
import { type InvoicesState, noInvoices } from './invoicesState.ts';
import { decideIssueInvoice } from './issueInvoice.ts';
import { decidePayClaim, decideRefundClaim } from './settleClaim.ts';
import { decideDeliverInvoice, decidePayInvoice, decideRefundInvoice, decideReopenInvoice } from './settleInvoice.ts';

/**
 * The part with what people owe and the invoices about it (docs/adr/0053). Each claim is on one invoice at most, and numbers have no gaps,
 * because both are decided here, in the append that issues the invoice.
 */
export const invoices = ledgerPart<
  InvoicesState,
  InvoicesCommand,
  InvoicesEvent,
  InvoicesErrorCode,
  JoinedEvent | JoinedDebit
>({
  initialState: noInvoices,
  events: ownEvents<InvoiceEvent>(invoiceEvents, ({ data }) => ('invoiceId' in data ? data.invoiceId : data.itemId)),
  evolve: evolveInvoices,
  decide: {
    IssueInvoice: decideIssueInvoice,
    DeliverInvoice: decideDeliverInvoice,
    PayInvoice: decidePayInvoice,
    PayByMovement: decidePayByMovement,
    ReopenInvoice: decideReopenInvoice,
    ReopenByMovement: decideReopenByMovement,
    WarnOfInvoice: decideWarnOfInvoice,
    RevokeInvoice: decideRevokeInvoice,
    WaiveRest: decideWaiveRest,
    RefundInvoice: decideRefundInvoice,
    PayClaim: decidePayClaim,
    RefundClaim: decideRefundClaim,
    CreditByMovement: decideCreditByMovement,
    RefundCredit: decideRefundCredit,
    PayByCredit: decidePayByCredit,
    TakeCreditBack: decideTakeCreditBack,
  },
  joins: {
    CourtBooked: carryOverCourt,
    BookingChanged: keepPrice,
    PlayersChanged: carryOverFee,
    BookingDeleted: keepBilled,
    VoucherOrdered: oneUnpaidCard,
    VoucherTypeCorrected: keepCardPrice,
    VoucherDeleted: keepCard,
    DebitAnnounced: collectDue,
    CollectionSettled: payCollected,
    DebitReturned: reopenReturned,
  },
  snapshot: invoicesSnapshot,
});
