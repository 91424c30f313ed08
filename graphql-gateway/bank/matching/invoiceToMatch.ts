import type { Cents, InvoiceId, PersonId } from '@platzwart/contracts/core';
import type { InvoiceNumber, InvoiceState } from '@platzwart/contracts/invoice';

/** What matching needs to know about an invoice. */
export type InvoiceToMatch = Readonly<{
  invoiceId: InvoiceId;
  personId: PersonId;
  number: InvoiceNumber;
  state: InvoiceState;
  /** What is still open, in cents; of a paid or cancelled one what it demanded. */
  amountDue: Cents;
  /** What has arrived for it, in cents. */
  payments: readonly Readonly<{ amount: Cents }>[];
  /** Of the payment that was booked; the id of the movement where it came from a statement. */
  paidReference: string | null;
  /** Null once the person is erased. */
  payer: Readonly<{ firstName: string; lastName: string; memberNumber: string }> | null;
}>;

export const isAwaited = ({ state }: Pick<InvoiceToMatch, 'state'>): boolean =>
  state === 'UNPAID' || state === 'INVOICED';
