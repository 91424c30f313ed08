import { endMinute } from '@platzwart/contracts/booking';
import { type BookingId, type LocalDate, type LocalTime, type PersonId, minuteOfDay } from '@platzwart/contracts/core';
import type { HoursReturned, HoursUsed } from '@platzwart/contracts/voucher';
import { type CardUse, type HourCardsState, usableCardsOf } from './hourCardsState.ts';

/** A booking that cards pay for. */
export type BookingOnCard = Readonly<{
  bookingId: BookingId;
  personId: PersonId;
  sport: string;
  court: number;
  date: LocalDate;
  start: LocalTime;
  end: LocalTime;
}>;

/** Half hours of court (decisions.md V6); a part of one counts as one. */
export const halfHoursOf = ({ start, end }: Pick<BookingOnCard, 'start' | 'end'>): number =>
  Math.ceil((endMinute(end) - minuteOfDay(start)) / 30);

const paysOn = (usableFrom: LocalDate | null, date: LocalDate): boolean => usableFrom === null || usableFrom <= date;

const blockOf = ({ bookingId, personId, sport, court, date, start, end }: BookingOnCard) => ({
  ...{ bookingId, personId, sport, court, date, start, end },
});

/**
 * The cards that pay `halfHours` for the booking, the rest of the oldest first (decisions.md V7); null where all of them together have too
 * few. A card whose owner did not ask for its immediate use pays for no earlier day (Q14).
 */
export const useHours = (
  state: HourCardsState,
  booking: BookingOnCard,
  halfHours: number,
): readonly HoursUsed[] | null => {
  let missing = halfHours;
  const events: HoursUsed[] = [];
  for (const { voucherId, halfHoursLeft, usableFrom } of usableCardsOf(state, booking.personId)) {
    const share = paysOn(usableFrom, booking.date) ? Math.min(missing, halfHoursLeft) : 0;
    if (share === 0) continue;
    missing -= share;
    const hours = { halfHours: share, halfHoursLeft: halfHoursLeft - share };
    events.push({ type: 'HoursUsed', data: { voucherId, ...blockOf(booking), ...hours } });
  }
  return missing === 0 ? events : null;
};

const returnTo = (state: HourCardsState, booking: BookingOnCard, { voucherId, halfHours }: CardUse): HoursReturned => {
  const halfHoursLeft = (state.cards.get(voucherId)?.halfHoursLeft ?? 0) + halfHours;
  return { type: 'HoursReturned', data: { voucherId, ...blockOf(booking), halfHours, halfHoursLeft } };
};

/** `halfHours` go back to the cards that paid for the booking, to the one that was used last first (decisions.md V11). */
export const returnHours = (
  state: HourCardsState,
  booking: BookingOnCard,
  { uses, halfHours }: Readonly<{ uses: readonly CardUse[]; halfHours: number }>,
): readonly HoursReturned[] => {
  let toReturn = halfHours;
  const events: HoursReturned[] = [];
  for (const use of uses.toReversed()) {
    const share = Math.min(toReturn, use.halfHours);
    if (share === 0) break;
    toReturn -= share;
    events.push(returnTo(state, booking, { ...use, halfHours: share }));
  }
  return events;
};

/** Whether one of the cards that have paid for a booking cannot pay for that day yet. */
export const isTooEarly = ({ cards }: HourCardsState, uses: readonly CardUse[], date: LocalDate): boolean =>
  uses.some(({ voucherId }) => !paysOn(cards.get(voucherId)?.usableFrom ?? null, date));

/** What cards have paid for a booking, in half hours. */
export const halfHoursPaid = (uses: readonly CardUse[]): number =>
  uses.reduce((sum, { halfHours }) => sum + halfHours, 0);
