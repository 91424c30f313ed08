import type { AsideReason, BankErrorCode, BankEvent, ReadMovement, StatementFormat } from '@platzwart/contracts/bank';
import type { MovementId } from '@platzwart/contracts/core';
import type { CollectionCredited, ReturnCharged } from '@platzwart/contracts/debit';
import type {
  CreditReceived,
  CreditWithdrawn,
  InvoicePaid,
  InvoicePartPaid,
  InvoiceReopened,
} from '@platzwart/contracts/invoice';

/** A statement with its sealed content, which may hold more movements than turn out to be new. */
export type SealedReading = Readonly<{
  statementId: string;
  year: number;
  /** Null where the bank states no balances: then only its movements say something. */
  statementKey: string | null;
  format: StatementFormat;
  movements: readonly Omit<ReadMovement, 'content'>[];
  sealed: string;
}>;

export type RecordStatements = Readonly<{
  type: 'RecordStatements';
  data: Readonly<{ statements: readonly SealedReading[] }>;
}>;
export type PutMovementAside = Readonly<{
  type: 'PutMovementAside';
  data: Readonly<{ movementId: MovementId; reason: AsideReason; sealedNote: string | null }>;
}>;
export type ReopenMovement = Readonly<{ type: 'ReopenMovement'; data: Readonly<{ movementId: MovementId }> }>;

export type BankLedgerCommand = RecordStatements | PutMovementAside | ReopenMovement;
export type BankLedgerErrorCode = Extract<BankErrorCode, `ERR_MOVEMENT_${string}`>;
/** What uses movements. */
export type JoinedEvent =
  | InvoicePaid
  | InvoicePartPaid
  | InvoiceReopened
  | CreditReceived
  | CollectionCredited
  | ReturnCharged;
export type BankLedgerEvent = BankEvent | JoinedEvent | CreditWithdrawn;
