import { addDays, demoCorrelation } from '@platzwart/contracts/core';
import { type VoucherMailKind, hoursUsed, voucherOrdered, withdrawalDays } from '@platzwart/contracts/voucher';
import type { RecordedEvent } from '@platzwart/event-store';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import { type MailDefinition, written } from '../core/mailDefinition.ts';
import type { MailFeature } from '../core/mailFeature.ts';
import type { PlannedMail } from '../core/mailTrigger.ts';
import { readMetadata } from '../core/readMetadata.ts';
import { voucherTexts } from './voucherTexts.ts';

/** Events of the demo club's generated history call for no e-mails. */
const isDemoHistory = ({ metadata }: RecordedEvent): boolean =>
  readMetadata(metadata).correlationId === demoCorrelation;

const plannedWhenOrdered = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, voucherId } = dataOf(voucherOrdered, event);
  return isDemoHistory(event) ? [] : [{ kind: 'VOUCHER_ORDERED', personId, about: `ordered ${voucherId}` }];
};

/** One for each time that a card is used up: hours that come back may use it up again. */
const plannedWhenUsed = (event: RecordedEvent): readonly PlannedMail[] => {
  const { personId, voucherId, bookingId, halfHoursLeft } = dataOf(hoursUsed, event);
  if (halfHoursLeft > 0 || isDemoHistory(event)) return [];
  return [{ kind: 'VOUCHER_USED_UP', personId, about: `used up ${voucherId} ${bookingId}` }];
};

const path = '/user/vouchers';

/** What was ordered, for how much, and how to withdraw from it (decisions.md W14, N43). */
const orderedMail: MailDefinition = {
  address: 'present',
  write: ({ event, addressee: { firstName, language }, club }) => {
    const {
      voucherType,
      halfHours,
      price,
      orderedOn,
      orderedByClub,
      usableFrom = null,
    } = dataOf(voucherOrdered, event);
    const { type, hours, ordered, button } = voucherTexts[language];
    const { money, day } = formatsOf(language);
    const card = `${type[voucherType]}, ${hours((halfHours / 2).toLocaleString(language))}`;
    const named = { firstName, club: club.name };
    return written({
      subject: ordered.subject(card),
      heading: ordered.heading,
      paragraphs: [
        orderedByClub ? ordered.byClub(named) : ordered.byYou(named),
        usableFrom === null ? ordered.atOnce : ordered.later(day(usableFrom)),
      ],
      facts: [
        { label: ordered.card, lines: [card] },
        { label: ordered.price, lines: [money(price)] },
      ],
      button: { label: button, path },
      notes: [
        ordered.invoice,
        ordered.usable,
        ...(orderedByClub ? [] : [ordered.withdrawal(day(addDays(orderedOn, withdrawalDays)))]),
        ...(orderedByClub || usableFrom !== null ? [] : [ordered.consented]),
      ],
    });
  },
};

const usedUpMail: MailDefinition = {
  address: 'present',
  write: ({ event, addressee: { firstName, language }, club }) => {
    const { date, start, end } = dataOf(hoursUsed, event);
    const { usedUp, button } = voucherTexts[language];
    const { day, times } = formatsOf(language);
    return written({
      subject: usedUp.subject,
      heading: usedUp.subject,
      paragraphs: [usedUp.opening({ firstName, club: club.name })],
      facts: [{ label: usedUp.booking, lines: [`${day(date)}, ${times(start, end)}`] }],
      button: { label: button, path },
      notes: [usedUp.next],
    });
  },
};

/** All e-mails about hour cards. */
export const voucherMails: MailFeature<VoucherMailKind> = {
  definitions: { VOUCHER_ORDERED: orderedMail, VOUCHER_USED_UP: usedUpMail },
  triggers: {
    VoucherOrdered: { plan: plannedWhenOrdered, ifUnreadable: 'VOUCHER_ORDERED' },
    HoursUsed: { plan: plannedWhenUsed, ifUnreadable: 'VOUCHER_USED_UP' },
  },
};
