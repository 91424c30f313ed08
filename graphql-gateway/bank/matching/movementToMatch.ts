import type { InvoiceId } from '@platzwart/contracts/core';
import type { StatementEntry } from '../statements/statementEntry.ts';

/** What matching needs to know about a movement; `amount` is what is left of it. */
export type MovementToMatch = Pick<
  StatementEntry,
  'id' | 'bookedOn' | 'amount' | 'name' | 'text' | 'endToEndId' | 'returnCode' | 'problem'
> &
  Readonly<{
    /** Of a payment that came back: the invoices that it had paid, where it says so by its end-to-end id or its account. */
    hadPaid?: readonly InvoiceId[];
  }>;
