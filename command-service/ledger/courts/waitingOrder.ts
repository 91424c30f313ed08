import { slotStarts } from '@platzwart/contracts/booking';
import { type BookingId, bookingId, cents, timeOfMinute } from '@platzwart/contracts/core';
import type { BookedCourts } from '../../booking/domain/bookedCourts.ts';
import type { Booker, ClubNow, SettingsInForce } from '../../booking/domain/bookingRequests.ts';
import { type UserOrder, userOrder } from '../../booking/domain/userOrder.ts';
import type { WaitingEntry } from './waitingList.ts';

/** A slot that an entry could be offered. */
export type Candidate = Readonly<{ court: number; startMinute: number; endMinute: number }>;

type WaitingRequest = Pick<WaitingEntry, 'sport' | 'fromMinute' | 'toMinute' | 'minutes' | 'passed'>;

/** The slots that lie in the entry's window, the earliest first, then by court; none that was offered to it before. */
export const candidatesFor = (
  { sport, fromMinute, toMinute, minutes, passed }: WaitingRequest,
  { sports }: SettingsInForce,
): readonly Candidate[] => {
  const arrangement = sports.find((each) => each.sport === sport);
  if (!arrangement) return [];
  const courts = arrangement.courts.filter(({ active }) => active).map(({ number }) => number);
  return slotStarts(arrangement)
    .filter((start) => start >= fromMinute && start + minutes <= toMinute && !passed.includes(start))
    .flatMap((start) => courts.map((court) => ({ court, startMinute: start, endMinute: start + minutes })));
};

type DecisionContext = Readonly<{ booker: Booker; now: ClubNow; settings: SettingsInForce; courts: BookedCourts }>;

/** The id of an order that is only looked at, and never booked. */
const noBooking: BookingId = bookingId('00000000-0000-4000-8000-000000000000');

/** The order that the person would place for the slot, for the rules of their own bookings to judge. */
export const orderFor = (
  { sport, date }: Pick<WaitingEntry, 'sport' | 'date'>,
  { court, startMinute, endMinute }: Candidate,
  { booker, now, settings, courts }: DecisionContext,
): UserOrder =>
  userOrder(
    {
      ...{ caller: booker, now, settings },
      bookings: [
        {
          ...{ bookingId: noBooking, sport, date, court },
          ...{ start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) },
          ...{ price: cents(0), paymentMethod: 'INVOICE', sealedRemark: null },
          players: { members: [], guests: 0, sealedGuests: null },
        },
      ],
    },
    courts,
  );
