import { demoCorrelation } from '@platzwart/contracts/core';
import { invoiceCancelled, invoiceIssued, invoiceRestWaived, invoiceWarned } from '@platzwart/contracts/invoice';
import type { RecordedEvent } from '@platzwart/event-store';
import { dataOf } from '../core/eventData.ts';
import type { MailTriggers, PlannedMail } from '../core/mailTrigger.ts';
import { readMetadata } from '../core/readMetadata.ts';

/** Events of the demo club's generated history call for no e-mails. */
const isDemoHistory = ({ metadata }: RecordedEvent): boolean =>
  readMetadata(metadata).correlationId === demoCorrelation;

const issued = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, invoiceId } = dataOf(invoiceIssued, event);
  return isDemoHistory(event) ? [] : [{ kind: 'INVOICE', personId, about: invoiceId }];
};

const cancelled = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, stornoId } = dataOf(invoiceCancelled, event);
  return isDemoHistory(event) ? [] : [{ kind: 'INVOICE_CANCELLED', personId, about: stornoId }];
};

const corrected = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, correctionId } = dataOf(invoiceRestWaived, event);
  return isDemoHistory(event) ? [] : [{ kind: 'INVOICE_CORRECTED', personId, about: correctionId }];
};

const warned = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, invoiceId, level } = dataOf(invoiceWarned, event);
  return isDemoHistory(event) ? [] : [{ kind: 'INVOICE_WARNING', personId, about: `${invoiceId} ${level}` }];
};

export const invoiceTriggers: MailTriggers = {
  InvoiceIssued: { plan: issued, ifUnreadable: 'INVOICE' },
  InvoiceCancelled: { plan: cancelled, ifUnreadable: 'INVOICE_CANCELLED' },
  InvoiceRestWaived: { plan: corrected, ifUnreadable: 'INVOICE_CORRECTED' },
  InvoiceWarned: { plan: warned, ifUnreadable: 'INVOICE_WARNING' },
};
