import { demoCorrelation } from '@platzwart/contracts/core';
import { hoursUsed, voucherOrdered } from '@platzwart/contracts/voucher';
import type { RecordedEvent } from '@platzwart/event-store';
import { dataOf } from '../core/eventData.ts';
import type { MailTriggers, PlannedMail } from '../core/mailTrigger.ts';
import { readMetadata } from '../core/readMetadata.ts';

/** Events of the demo club's generated history call for no e-mails. */
const isDemoHistory = ({ metadata }: RecordedEvent): boolean =>
  readMetadata(metadata).correlationId === demoCorrelation;

const ordered = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, voucherId } = dataOf(voucherOrdered, event);
  return isDemoHistory(event) ? [] : [{ kind: 'VOUCHER_ORDERED', personId, about: `ordered ${voucherId}` }];
};

/** One for each time that a card is used up: hours that come back may use it up again. */
const usedUp = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, voucherId, bookingId, halfHoursLeft } = dataOf(hoursUsed, event);
  if (halfHoursLeft > 0 || isDemoHistory(event)) return [];
  return [{ kind: 'VOUCHER_USED_UP', personId, about: `used up ${voucherId} ${bookingId}` }];
};

export const voucherTriggers: MailTriggers = {
  VoucherOrdered: { plan: ordered, ifUnreadable: 'VOUCHER_ORDERED' },
  HoursUsed: { plan: usedUp, ifUnreadable: 'VOUCHER_USED_UP' },
};
