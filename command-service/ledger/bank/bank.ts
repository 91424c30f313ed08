import type { InvoicePaid, InvoiceReopened } from '@platzwart/contracts/invoice';
import { ledgerPart } from '../ledgerPart.ts';
import type { BankLedgerCommand, BankLedgerErrorCode, BankLedgerEvent } from './bankCommands.ts';
import { bankSnapshot } from './bankSnapshot.ts';
import { type BankState, noMovements } from './bankState.ts';
import { evolveBank } from './evolveBank.ts';
import { decidePutMovementAside, decideReopenMovement, guardPayment, guardReturn } from './movementGuards.ts';
import { decideRecordStatements } from './recordStatements.ts';

/**
 * The part with the movements on the club's accounts (docs/adr/0070). It joins each payment of an invoice that names a movement, so that no
 * money is booked twice.
 */
export const bank = ledgerPart<
  BankState,
  BankLedgerCommand,
  BankLedgerEvent,
  BankLedgerErrorCode,
  InvoicePaid | InvoiceReopened
>({
  initialState: noMovements,
  evolve: evolveBank,
  decide: {
    RecordStatements: decideRecordStatements,
    PutMovementAside: decidePutMovementAside,
    ReopenMovement: decideReopenMovement,
  },
  joins: { InvoicePaid: guardPayment, InvoiceReopened: guardReturn },
  snapshot: bankSnapshot,
});
