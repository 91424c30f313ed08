import { type BookingCancelled, refundDue } from '@platzwart/contracts/booking';
import { type Cents, type PersonId, noCents, sumOfCents } from '@platzwart/contracts/core';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import type { MailContext } from '../core/mailDefinition.ts';
import { eventsOfCommand } from './eventsOfCommand.ts';
import { refundTexts } from './refundTexts.ts';

type Cancelled = Pick<BookingCancelled['data'], 'bookingId' | 'personId' | 'refund'>;

/** What was paid at the club for bookings that are cancelled without a price. */
const clubAmount = async (context: MailContext, cancelled: readonly Cancelled[], owner: PersonId): Promise<Cents> => {
  const free = cancelled.filter(({ refund }) => refund === 'FULL').map(({ bookingId }) => bookingId);
  return free.length > 0 ? ((await context.paidAtClub(owner, free)) ?? noCents) : noCents;
};

/**
 * Lines about what goes back to the person because the command of this e-mail has cancelled these bookings: what was paid online, and what
 * was paid at the club; none where nothing was paid (decisions.md B5).
 */
export const refundFacts = async (context: MailContext, cancelled: readonly Cancelled[], owner: PersonId | null) => {
  if (owner === null) return [];
  const events = (await eventsOfCommand(context)).filter(({ type }) => type === refundDue.type);
  const due = events.map((event) => dataOf(refundDue, event)).filter(({ personId }) => personId === owner);
  const online = sumOfCents(due.map((each) => each.amount));
  const atClub = await clubAmount(context, cancelled, owner);
  const { language } = context.addressee;
  const { fact } = refundTexts[language];
  const { money } = formatsOf(language);
  const lines = [
    ...(online > noCents ? [fact.line(money(online))] : []),
    ...(atClub > noCents ? [fact.atClub(money(atClub))] : []),
  ];
  return lines.length > 0 ? [{ label: fact.label, lines }] : [];
};
