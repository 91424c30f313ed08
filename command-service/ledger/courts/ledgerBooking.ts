import {
  type BookingCategory,
  type CourtBooked,
  type Occupancy,
  type SeriesId,
  endMinute,
  hasOwnPrice,
} from '@platzwart/contracts/booking';
import {
  type BookingId,
  type Cents,
  type ClubEventId,
  type LocalDate,
  type PersonId,
  minuteOfDay,
} from '@platzwart/contracts/core';

/** Who plays with the owner: people of the club, how many guests, their names as they are sealed, and what these cost in all. */
export type LedgerPlayers = Readonly<{
  members: readonly PersonId[];
  guests: number;
  guestFee: Cents;
  sealedGuests: string | null;
}>;

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
  /** Null where nobody is named; of a cancelled booking those who were. */
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
  /** Cancelled, and its price stays to be paid (decisions.md B5, B6). */
  priceKept: boolean;
  /** A date of a series that was changed by itself, and no longer follows it (decisions.md N14). */
  changedAlone: boolean;
  /** How often it was changed since it was booked. */
  revision: number;
}>;

/** A new booking. Made for every booking of the log: a literal without spreads takes a tenth of the time. */
export const ledgerBookingOf = (data: CourtBooked['data']): LedgerBooking => ({
  bookingId: data.bookingId,
  personId: data.personId,
  category: data.category,
  sport: data.sport,
  court: data.court,
  date: data.date,
  startMinute: minuteOfDay(data.start),
  endMinute: endMinute(data.end),
  occupancy: 'BOOKED',
  seriesId: data.seriesId,
  eventId: data.eventId,
  enteredByClub: data.enteredByClub,
  title: data.title,
  players: null,
  price: data.price,
  ownPrice: hasOwnPrice(data),
  byCard: data.paymentMethod === 'VOUCHER',
  sealedRemark: data.sealedRemark,
  clubRemark: data.clubRemark,
  priceKept: false,
  changedAlone: false,
  revision: 0,
});

/** Whether the booking is not as the caller was shown it; null: the caller does not say. */
export const isChangedMeanwhile = (
  { expectedRevision }: Readonly<{ expectedRevision: number | null }>,
  { revision }: LedgerBooking,
): boolean => expectedRevision !== null && expectedRevision !== revision;

/** Key `sport date court` of one court on one day. */
export type CourtDay = string;

export const courtDayOf = ({ sport, date, court }: Pick<LedgerBooking, 'sport' | 'date' | 'court'>): CourtDay =>
  `${sport} ${date} ${court}`;
