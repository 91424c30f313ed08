import type { BankErrorCode } from '@platzwart/contracts/bank';
import type {
  Cents,
  CollectionId,
  CoreErrorCode,
  InvoiceId,
  LocalDate,
  MovementId,
  PersonId,
  Role,
} from '@platzwart/contracts/core';
import type {
  Creditor,
  DebitAnnounced,
  DebitErrorCode,
  DebitEvent,
  DebitRefunded,
  MandateId,
  MandateSigned,
} from '@platzwart/contracts/debit';
import type {
  InvoiceCancelled,
  InvoiceRestWaived,
  InvoiceErrorCode,
  InvoicePaid,
  InvoicePartPaid,
  InvoiceReopened,
  InvoiceWarned,
} from '@platzwart/contracts/invoice';

/** `today`: the day of the decision; nothing was signed in the future. */
export type GiveMandate = Readonly<{
  type: 'GiveMandate';
  data: MandateSigned['data'] & Readonly<{ today: LocalDate }>;
}>;

export type EndMandate = Readonly<{
  type: 'EndMandate';
  data: Readonly<{ mandateId: MandateId; caller: Readonly<{ personId: PersonId; role: Role }> }>;
}>;

/** The mandate of an erased person. */
export type EndMandateOf = Readonly<{ type: 'EndMandateOf'; data: Readonly<{ personId: PersonId }> }>;

/** A debit as it is announced, with the payer sealed. */
export type DebitToAnnounce = Pick<
  DebitAnnounced['data'],
  'amount' | 'endToEndId' | 'invoiceId' | 'mandateId' | 'mandateReference' | 'number' | 'personId' | 'sealedDebtor'
>;

/** Payers are sealed before the decision, so the ledger refuses debits that no longer fit mandates and invoices. */
export type AnnounceDebits = Readonly<{
  type: 'AnnounceDebits';
  data: Readonly<{
    collectionId: CollectionId;
    executionOn: LocalDate;
    today: LocalDate;
    noticeDays: number;
    creditor: Creditor;
    settingsRevision: number;
    debits: readonly DebitToAnnounce[];
  }>;
}>;

type OfCollection = Readonly<{ collectionId: CollectionId }>;
export type DropCollection = Readonly<{ type: 'DropCollection'; data: OfCollection }>;
export type HandInCollection = Readonly<{
  type: 'HandInCollection';
  data: OfCollection & Readonly<{ version: number; today: LocalDate }>;
}>;
/** A movement of a statement of account, how much of it, in cents, and the bank's day. */
export type UsedMovement = Readonly<{ movementId: MovementId; amount: Cents; bookedOn: LocalDate }>;
export type CreditCollection = Readonly<{
  type: 'CreditCollection';
  data: OfCollection & Readonly<{ movements: readonly UsedMovement[]; today: LocalDate }>;
}>;
/** `movement`: what has taken the money of all of them; null where an ADMIN enters it by hand. */
export type TakeBackDebits = Readonly<{
  type: 'TakeBackDebits';
  data: Readonly<{
    debits: readonly (OfCollection & Readonly<{ invoiceId: InvoiceId }>)[];
    reason: string;
    returnedOn: LocalDate;
    movement: UsedMovement | null;
    today: LocalDate;
  }>;
}>;

/** The club has paid back what a debit has collected too much. */
export type RefundDebit = Readonly<{
  type: 'RefundDebit';
  data: OfCollection &
    Pick<DebitRefunded['data'], 'invoiceId' | 'method' | 'reference' | 'refundedOn'> &
    Readonly<{ today: LocalDate }>;
}>;

export type DebitsCommand =
  | GiveMandate
  | EndMandate
  | EndMandateOf
  | AnnounceDebits
  | DropCollection
  | HandInCollection
  | CreditCollection
  | TakeBackDebits
  | RefundDebit;

export type DebitsErrorCode =
  | DebitErrorCode
  | Extract<BankErrorCode, 'ERR_MOVEMENT_TOO_SMALL'>
  | Extract<InvoiceErrorCode, 'ERR_INVOICE_NOT_UPDATED'>
  | Extract<CoreErrorCode, 'ERR_INVALID_INPUT'>;

/** What is decided about an invoice, and concerns its debit. */
export type JoinedEvent = InvoicePaid | InvoicePartPaid | InvoiceCancelled | InvoiceRestWaived | InvoiceWarned;
export type DebitsEvent = DebitEvent | InvoicePaid | InvoiceReopened;
