import { type BankEvent, bankEvents } from '@platzwart/contracts/bank';
import { ledgerPart, ownEvents } from '../ledgerPart.ts';
import type { BankLedgerCommand, BankLedgerErrorCode, BankLedgerEvent, JoinedEvent } from './bankCommands.ts';
import { bankSnapshot } from './bankSnapshot.ts';
import { type BankState, noMovements } from './bankState.ts';
import { evolveBank } from './evolveBank.ts';
import {
  decidePutMovementAside,
  decideReopenMovement,
  guardCharge,
  guardCreditOfPerson,
  guardCredit,
  guardPayment,
  guardReturn,
} from './movementGuards.ts';
import { decideRecordStatements } from './recordStatements.ts';

/**
 * The part with the movements on the club's accounts (docs/adr/0070). It joins each payment of an invoice and each collection
 * that names a movement, and what takes them back, so that no money is booked twice.
 */
export const bank = ledgerPart<BankState, BankLedgerCommand, BankLedgerEvent, BankLedgerErrorCode, JoinedEvent>({
  initialState: noMovements,
  events: ownEvents<BankEvent>(bankEvents, ({ data }) => data.statementId),
  evolve: evolveBank,
  decide: {
    RecordStatements: decideRecordStatements,
    PutMovementAside: decidePutMovementAside,
    ReopenMovement: decideReopenMovement,
  },
  joins: {
    InvoicePaid: guardPayment,
    InvoicePartPaid: guardPayment,
    InvoiceReopened: guardReturn,
    CreditReceived: guardCreditOfPerson,
    CollectionCredited: guardCredit,
    ReturnCharged: guardCharge,
  },
  snapshot: bankSnapshot,
});
