import type { Cents, InvoiceId, PersonId } from '@platzwart/contracts/core';
import type { InvoiceNumber, InvoiceState } from '@platzwart/contracts/invoice';

/** What matching needs to know about an invoice. */
export type InvoiceToMatch = Readonly<{
  invoiceId: InvoiceId;
  personId: PersonId;
  number: InvoiceNumber;
  state: InvoiceState;
  amountDue: Cents;
  /** Of the payment that was booked; the id of the movement where it came from a statement. */
  paidReference: string | null;
  /** Null once the person is erased. */
  payer: Readonly<{ firstName: string; lastName: string; memberNumber: string }> | null;
}>;

export const isAwaited = ({ state }: InvoiceToMatch): boolean => state === 'UNPAID' || state === 'INVOICED';
