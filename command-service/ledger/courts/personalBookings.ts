import type { LocalDate, PersonId } from '@platzwart/contracts/core';
import { type Moment, beginsAfter, endsAfter } from '../../booking/domain/spans.ts';
import { bookingsOfDay } from './bookingsInOrder.ts';
import type { LedgerBooking } from './ledgerBooking.ts';
import type { CourtsState } from './courtsState.ts';
import { bookingsFromMonth, bookingsOfMonth, counts, ownBookingsFrom } from './personalMonths.ts';

/** A person's live bookings of one day, and those of others that name them as a player (decisions.md B26). */
export const personalBookingsOn = (
  { ofPerson, playing }: CourtsState,
  personId: PersonId,
  date: LocalDate,
): readonly LedgerBooking[] =>
  [ofPerson, playing]
    .flatMap((people) => bookingsOfDay(bookingsOfMonth(people.get(personId) ?? [], date), date))
    .filter(counts);

/** How many of the live bookings that a person made have not ended yet; the club's entries do not count (decisions.md N22). */
export const openBookingsOf = ({ ofPerson }: CourtsState, personId: PersonId, now: Moment): number =>
  ownBookingsFrom(ofPerson.get(personId) ?? [], now.date, (booking) => endsAfter(booking, now));

/** The live bookings of others, not begun yet, that name a person as a player. */
export const upcomingGames = ({ playing }: CourtsState, personId: PersonId, now: Moment): readonly LedgerBooking[] =>
  bookingsFromMonth(playing.get(personId) ?? [], now.date).filter((booking) => beginsAfter(booking, now));

/** A person's live bookings that have not begun yet, of every category, in order. */
export const upcomingBookings = (
  { ofPerson }: CourtsState,
  personId: PersonId,
  now: Moment,
): readonly LedgerBooking[] =>
  bookingsFromMonth(ofPerson.get(personId) ?? [], now.date).filter((booking) => beginsAfter(booking, now));
