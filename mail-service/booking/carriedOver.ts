import type { BookingId, PersonId } from '@platzwart/contracts/core';
import { sumOfCents } from '@platzwart/contracts/core';
import { type ClaimCarriedOver, claimCarriedOver } from '@platzwart/contracts/invoice';
import { dataOf } from '../core/eventData.ts';
import { formatsOf } from '../core/formats.ts';
import type { MailContext } from '../core/mailDefinition.ts';
import { eventsOfCommand } from './eventsOfCommand.ts';
import { refundTexts } from './refundTexts.ts';

type Booked = Readonly<{ bookingId: BookingId; personId: PersonId | null }>;
const waysToCarry = ['atClub', 'paid', 'billed'] as const;

const wayOf = ({ paidAtClub, state }: ClaimCarriedOver['data']): (typeof waysToCarry)[number] => {
  if (paidAtClub) return 'atClub';
  return state === 'PAID' ? 'paid' : 'billed';
};

/** Of these bookings, how much was paid or billed before, because their person books again what they had cancelled (docs/adr/0060). */
export const carriedLines = async (context: MailContext, order: readonly Booked[]): Promise<readonly string[]> => {
  const ids = new Set<string>(order.map(({ bookingId }) => bookingId));
  const carried = (await eventsOfCommand(context))
    .filter(({ type }) => type === claimCarriedOver.type)
    .map((event) => dataOf(claimCarriedOver, event))
    .filter(({ itemId }) => ids.has(itemId));
  const { language } = context.addressee;
  const { money } = formatsOf(language);
  return waysToCarry.flatMap((way) => {
    const amounts = carried.filter((each) => wayOf(each) === way).map(({ amount }) => amount);
    return amounts.length > 0 ? [`${refundTexts[language].carried[way]} ${money(sumOfCents(amounts))}`] : [];
  });
};
