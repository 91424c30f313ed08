import { demoCorrelation } from '@platzwart/contracts/core';
import {
  type DropReason,
  debitAnnounced,
  debitDropped,
  debitReturned,
  mandateRevoked,
  mandateSigned,
} from '@platzwart/contracts/debit';
import type { RecordedEvent } from '@platzwart/event-store';
import { dataOf } from '../core/eventData.ts';
import type { MailTriggers, PlannedMail } from '../core/mailTrigger.ts';
import { readMetadata } from '../core/readMetadata.ts';

/** Events of the demo club's generated history call for no e-mails. */
const unlessDemo = ({ metadata }: RecordedEvent, mail: PlannedMail): readonly PlannedMail[] =>
  readMetadata(metadata).correlationId === demoCorrelation ? [] : [mail];

const signed = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, mandateId } = dataOf(mandateSigned, event);
  return unlessDemo(event, { kind: 'MANDATE_SIGNED', personId, about: mandateId });
};

/** A new mandate says so itself, and an erased person gets the last e-mail of their account only. */
const revoked = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, mandateId, reason } = dataOf(mandateRevoked, event);
  return reason === 'REPLACED' || reason === 'ERASED'
    ? []
    : unlessDemo(event, { kind: 'MANDATE_REVOKED', personId, about: mandateId });
};

const announced = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, invoiceId, collectionId } = dataOf(debitAnnounced, event);
  return unlessDemo(event, { kind: 'DEBIT_ANNOUNCED', personId, about: `${collectionId} ${invoiceId}` });
};

/** Who has paid, or has got the cancellation of the invoice, expects no collection. */
const surprising: readonly DropReason[] = ['COLLECTION_CANCELLED', 'MANDATE_REVOKED'];

const dropped = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, invoiceId, collectionId, reason } = dataOf(debitDropped, event);
  return surprising.includes(reason)
    ? unlessDemo(event, { kind: 'DEBIT_CANCELLED', personId, about: `${collectionId} ${invoiceId}` })
    : [];
};

const returned = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, invoiceId, collectionId } = dataOf(debitReturned, event);
  return unlessDemo(event, { kind: 'DEBIT_RETURNED', personId, about: `${collectionId} ${invoiceId}` });
};

export const debitTriggers: MailTriggers = {
  MandateSigned: { plan: signed, ifUnreadable: 'MANDATE_SIGNED' },
  MandateRevoked: { plan: revoked, ifUnreadable: 'MANDATE_REVOKED' },
  DebitAnnounced: { plan: announced, ifUnreadable: 'DEBIT_ANNOUNCED' },
  DebitDropped: { plan: dropped, ifUnreadable: 'DEBIT_CANCELLED' },
  DebitReturned: { plan: returned, ifUnreadable: 'DEBIT_RETURNED' },
};
