import type {
  BookingCancelled,
  BookingChanged,
  BookingDeleted,
  BookingErrorCode,
  BookingsAnonymised,
  CourtBooked,
  PaymentReversed,
  PlayersChanged,
} from '@platzwart/contracts/booking';
import type {
  Cents,
  ClaimName,
  CoreErrorCode,
  CreditId,
  InvoiceId,
  LocalDate,
  MovementId,
  PersonId,
  ReceiptMethod,
} from '@platzwart/contracts/core';
import type { CollectionSettled, DebitAnnounced, DebitErrorCode, DebitReturned } from '@platzwart/contracts/debit';
import type {
  BilledClaims,
  BilledRate,
  CreditorReference,
  InvoiceDelivered,
  InvoiceErrorCode,
  InvoiceEvent,
  InvoiceNumber,
  InvoiceTotals,
  WarningLevel,
} from '@platzwart/contracts/invoice';
import type {
  VoucherDeleted,
  VoucherErrorCode,
  VoucherOrdered,
  VoucherTypeCorrected,
} from '@platzwart/contracts/voucher';
import type { ClubNow } from '../../booking/domain/bookingRequests.ts';
import type { CreditLedgerCommand } from './creditLedgerCommands.ts';

/** A document as it is sealed into the event. */
type SealedDocument = Readonly<{ templateVersion: number; sealedDocument: string }>;

/**
 * Issues the invoice that was written from `billed`. Documents are sealed before the decision, so the ledger refuses one that was written
 * from other claims, or with another number, than those of the moment of the decision.
 */
export type IssueInvoice = Readonly<{
  type: 'IssueInvoice';
  data: SealedDocument &
    Readonly<{
      invoiceId: InvoiceId;
      personId: PersonId;
      /** For whom the person pays. */
      paidFor: readonly PersonId[];
      fromDate: LocalDate;
      toDate: LocalDate;
      now: ClubNow;
      billed: BilledClaims;
      /** Those of them with another VAT rate than was booked. */
      otherRates: readonly BilledRate[];
      number: InvoiceNumber;
      reference: CreditorReference;
      dueOn: LocalDate;
      totals: InvoiceTotals;
      settingsRevision: number;
    }>;
}>;

export type DeliverInvoice = Readonly<{
  type: 'DeliverInvoice';
  data: Readonly<{ invoiceId: InvoiceId; by: InvoiceDelivered['data']['by'] }>;
}>;

/** `today`: the day of the decision; nothing is received in the future. */
type Receipt = Readonly<{
  paidOn: LocalDate;
  today: LocalDate;
  method: ReceiptMethod;
  reference: string | null;
}>;

/** `amount` null: all that is open; `creditId`: of what is more than that. */
export type PayInvoice = Readonly<{
  type: 'PayInvoice';
  data: Receipt & Readonly<{ invoiceId: InvoiceId; amount: Cents | null; creditId: CreditId }>;
}>;

/** What of a movement an invoice gets; less than what is open only where it is the only one. */
export type MovementShare = Readonly<{ invoiceId: InvoiceId; amount: Cents }>;

/** A movement of a statement of account pays all of these, or none. */
export type PayByMovement = Readonly<{
  type: 'PayByMovement';
  data: Readonly<{ movementId: MovementId; paidOn: LocalDate; shares: readonly MovementShare[] }>;
}>;

/** A payment that came back reopens all of these, or none. */
export type ReopenByMovement = Readonly<{
  type: 'ReopenByMovement';
  data: Readonly<{
    movementId: MovementId;
    /** What the movement has taken back, in cents: of one invoice the payment of this amount, or the last one that is less. */
    amount: number;
    /** The bank's day. */
    returnedOn: LocalDate;
    reopened: readonly Readonly<{ invoiceId: InvoiceId; sealedReason: string | null }>[];
  }>;
}>;

export type ReopenInvoice = Readonly<{
  type: 'ReopenInvoice';
  data: Readonly<{
    invoiceId: InvoiceId;
    sealedReason: string | null;
    /** The day on which the bank took the money back; null where it never was there. */
    returnedOn: LocalDate | null;
    today: LocalDate;
  }>;
}>;

export type WarnOfInvoice = Readonly<{
  type: 'WarnOfInvoice';
  data: SealedDocument & Readonly<{ invoiceId: InvoiceId; level: WarningLevel; issuedOn: LocalDate; dueOn: LocalDate }>;
}>;

/** `stornoId` and `stornoNumber`: of the document that cancels it. */
export type RevokeInvoice = Readonly<{
  type: 'RevokeInvoice';
  data: SealedDocument &
    Readonly<{
      invoiceId: InvoiceId;
      stornoId: InvoiceId;
      stornoNumber: InvoiceNumber;
      issuedOn: LocalDate;
      sealedReason: string | null;
    }>;
}>;

/** `correctionId` and `correctionNumber`: of the document about it; `amount`: what was open when it was written. */
export type WaiveRest = Readonly<{
  type: 'WaiveRest';
  data: SealedDocument &
    Readonly<{
      invoiceId: InvoiceId;
      correctionId: InvoiceId;
      correctionNumber: InvoiceNumber;
      issuedOn: LocalDate;
      amount: Cents;
      totals: InvoiceTotals;
      sealedReason: string | null;
    }>;
}>;

export type RefundInvoice = Readonly<{
  type: 'RefundInvoice';
  data: Readonly<{ invoiceId: InvoiceId; refundedOn: LocalDate; today: LocalDate; reference: string | null }>;
}>;

export type PayClaim = Readonly<{ type: 'PayClaim'; data: ClaimName & Receipt }>;

export type RefundClaim = Readonly<{
  type: 'RefundClaim';
  data: ClaimName &
    Readonly<{ refundedOn: LocalDate; today: LocalDate; method: ReceiptMethod; reference: string | null }>;
}>;

export type InvoicesCommand =
  | IssueInvoice
  | DeliverInvoice
  | PayInvoice
  | PayByMovement
  | ReopenInvoice
  | ReopenByMovement
  | WarnOfInvoice
  | RevokeInvoice
  | WaiveRest
  | RefundInvoice
  | PayClaim
  | RefundClaim
  | CreditLedgerCommand;

export type InvoicesErrorCode =
  | InvoiceErrorCode
  | Extract<DebitErrorCode, 'ERR_PAID_BY_DIRECT_DEBIT'>
  | Extract<BookingErrorCode, 'ERR_BOOKING_NOT_UPDATED' | 'ERR_BOOKING_NOT_DELETED' | 'ERR_BOOKING_NOT_FOUND'>
  | VoucherErrorCode
  | Extract<CoreErrorCode, 'ERR_INVALID_INPUT'>;

/** What others decide, and the part refuses where it touches what is billed or paid; a booking it may have paid already. */
export type JoinedEvent =
  | CourtBooked
  | BookingChanged
  | PlayersChanged
  | BookingDeleted
  | VoucherOrdered
  | VoucherTypeCorrected
  | VoucherDeleted;

/** What is collected and comes back; it changes nothing of invoices by itself. */
export type JoinedDebit = DebitAnnounced | CollectionSettled | DebitReturned;

/** All that changes what people owe. */
export type InvoicesEvent = InvoiceEvent | JoinedEvent | BookingCancelled | PaymentReversed | BookingsAnonymised;
