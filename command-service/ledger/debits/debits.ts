import { type DebitEvent, debitEvents } from '@platzwart/contracts/debit';
import { ledgerPart, ownEvents } from '../ledgerPart.ts';
import { decideAnnounceDebits } from './announceDebits.ts';
import {
  decideCreditCollection,
  decideDropCollection,
  decideHandInCollection,
  decideTakeBackDebits,
} from './changeCollection.ts';
import type { DebitsCommand, DebitsErrorCode, DebitsEvent, JoinedEvent } from './debitsCommands.ts';
import { debitsSnapshot } from './debitsSnapshot.ts';
import { type DebitsState, noDebits } from './debitsState.ts';
import { dropCancelled, dropPaid, dropWaived, noWarning } from './dropDebits.ts';
import { evolveDebits } from './evolveDebits.ts';
import { decideEndMandate, decideEndMandateOf, decideGiveMandate } from './mandates.ts';
import { decideRefundDebit } from './refundDebit.ts';

/**
 * The part with the mandates and what is collected by them (docs/adr/0071). An invoice is in one live debit at most, because it is decided
 * here; that it is open and due, the part `invoices` decides in the same append.
 */
export const debits = ledgerPart<DebitsState, DebitsCommand, DebitsEvent, DebitsErrorCode, JoinedEvent>({
  initialState: noDebits,
  events: ownEvents<DebitEvent>(debitEvents, ({ data }) =>
    'collectionId' in data ? data.collectionId : data.mandateId,
  ),
  evolve: evolveDebits,
  decide: {
    GiveMandate: decideGiveMandate,
    EndMandate: decideEndMandate,
    EndMandateOf: decideEndMandateOf,
    AnnounceDebits: decideAnnounceDebits,
    DropCollection: decideDropCollection,
    HandInCollection: decideHandInCollection,
    CreditCollection: decideCreditCollection,
    TakeBackDebits: decideTakeBackDebits,
    RefundDebit: decideRefundDebit,
  },
  joins: {
    InvoicePaid: dropPaid,
    InvoicePartPaid: dropPaid,
    InvoiceCancelled: dropCancelled,
    InvoiceRestWaived: dropWaived,
    InvoiceWarned: noWarning,
  },
  snapshot: debitsSnapshot,
});
