import type { WaitingEvent, WaitingListJoined } from '@platzwart/contracts/booking';
import { type LocalDate, bookingId, localTime, waitingEntryId } from '@platzwart/contracts/core';
import { people } from './clubHistory.ts';

const uuid = (kind: string, number: number): string => `${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Anna waits for an hour on this day. */
export const waitingListJoined = (number: number, date: LocalDate): WaitingListJoined => ({
  type: 'WaitingListJoined',
  data: {
    ...{ entryId: waitingEntryId(uuid('eeeeeeee', number)), personId: people.anna, sport: 'TENNIS', date },
    ...{ from: localTime('07:00'), to: localTime('12:00'), minutes: 60 },
  },
});

/** She is offered a slot, whose offer ends; sometimes she waits no longer after that. */
export const offerAndEnd = ({ data }: WaitingListJoined, number: number): readonly WaitingEvent[] => {
  const { entryId, personId, sport, date } = data;
  const entry = { entryId, personId, sport, date };
  const slot = { court: 9, start: localTime('08:00'), end: localTime('09:00') };
  const hold = { ...entry, ...slot, holdId: bookingId(uuid('ffffffff', number)) };
  const outcome = number % 2 === 0 ? ('EXPIRED' as const) : ('DECLINED' as const);
  return [
    { type: 'SlotOffered', data: { ...hold, expiresAt: '2026-04-30T10:00:00.000Z' } },
    ...(number % 5 === 0 ? [] : [{ type: 'OfferEnded' as const, data: { ...hold, outcome } }]),
    ...(number % 3 === 0 ? [{ type: 'WaitingListLeft' as const, data: { ...entry, reason: 'LEFT' as const } }] : []),
  ];
};
