import type { BookingCategory, Occupancy } from '@platzwart/contracts/booking';
import type { BookingId, Cents, ClubEventId, LocalDate, PersonId, SeriesId } from '@platzwart/contracts/core';

/** Who plays with the owner: people of the club, how many guests, and what these cost in all. */
export type LedgerPlayers = Readonly<{ members: readonly PersonId[]; guests: number; guestFee: Cents }>;

/** The data of a booking that later decisions need. Minutes count from local midnight, 0 to 1440. */
export type LedgerBooking = Readonly<{
  bookingId: BookingId;
  personId: PersonId | null;
  category: BookingCategory;
  sport: string;
  court: number;
  date: LocalDate;
  startMinute: number;
  endMinute: number;
  occupancy: Occupancy;
  seriesId: SeriesId | null;
  eventId: ClubEventId | null;
  enteredByClub: boolean;
  title: string | null;
  /** Null where nobody is named. */
  players: LedgerPlayers | null;
  /** To be paid. */
  price: Cents;
  /** The club set another price than that of the list. */
  ownPrice: boolean;
  /** Hour cards pay for its court. */
  byCard: boolean;
  /** As in `CourtBooked`. */
  sealedRemark: string | null;
  clubRemark: string | null;
  /** A date of a series that was changed by itself, and no longer follows it (decisions.md N14). */
  changedAlone: boolean;
}>;

/** Key `sport date court` of one court on one day. */
export type CourtDay = string;

export const courtDayOf = ({ sport, date, court }: Pick<LedgerBooking, 'sport' | 'date' | 'court'>): CourtDay =>
  `${sport} ${date} ${court}`;
