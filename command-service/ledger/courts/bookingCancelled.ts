import type { BookingCancelled } from '@platzwart/contracts/booking';
import { timeOfMinute } from '@platzwart/contracts/core';
import type { BookingToChange } from '../../booking/domain/changeRequest.ts';
import type { LedgerBooking } from './ledgerBooking.ts';

/** The fields of the events that end a booking. */
export const endedBooking = ({
  bookingId,
  personId,
  category,
  sport,
  court,
  date,
  startMinute,
  endMinute,
}: LedgerBooking) => ({
  ...{ bookingId, personId, category, sport, court, date },
  ...{ start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) },
});

/** The people of the club who play with the owner, and are told; missing where there are none. */
export const membersOf = ({ players }: Pick<BookingToChange, 'players'>): Pick<BookingCancelled['data'], 'members'> =>
  players && players.members.length > 0 ? { members: [...players.members] } : {};

type About = Partial<Pick<BookingCancelled['data'], 'refund' | 'sealedReason' | 'displacedBy'>>;

/** The event that cancels `booking`; in full, without a reason, where `about` says nothing else. */
export const bookingCancelled = (booking: LedgerBooking, about: About = {}): BookingCancelled => ({
  type: 'BookingCancelled',
  data: {
    ...endedBooking(booking),
    ...{ refund: 'FULL', sealedReason: null, displacedBy: null, ...membersOf(booking) },
    ...about,
  },
});
