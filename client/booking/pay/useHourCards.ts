import { localDate } from '@platzwart/contracts/core';
import { lastDayByCard } from '@platzwart/contracts/voucher';
import { useHoursLeft } from '../../core/vouchers/useHoursLeft.ts';
import type { Booking } from '../useBooking.ts';

/** Why cards with hours cannot pay: the order lasts longer than they have hours, or is too far ahead. */
export type CardProblem = 'tooFew' | 'tooFar';

/** `left`: hours on all cards of the viewer; `after`: those that are left if they pay this order. */
export type HourCards = Readonly<{ left: number; after: number; problem: CardProblem | null }>;

/** Whether the hour cards of whom the order is for can pay the order of `minutes` (decisions.md V7, V8, V10). Null where they have none. */
export const useHourCards = (
  { setup, wizard, clock }: Pick<Booking, 'setup' | 'wizard' | 'clock'>,
  minutes: number,
): HourCards | null => {
  const [earliest = clock.date] = wizard.slots.map(({ date }) => date).toSorted();
  const left = useHoursLeft(setup.bookedFor?.userID ?? null, localDate(earliest));
  const { role } = setup.person;
  if (left === 0 || (role !== 'MEMBER' && role !== 'ADMIN')) return null;
  const after = left - minutes / 60;
  return { left, after, problem: problemOf(wizard.slots, { after, lastDay: lastDayByCard(clock.date) }) };
};

const problemOf = (
  slots: Booking['wizard']['slots'],
  { after, lastDay }: Readonly<{ after: number; lastDay: string }>,
): CardProblem | null => {
  if (slots.some(({ date }) => date > lastDay)) return 'tooFar';
  return after < 0 ? 'tooFew' : null;
};
