import type { BookingCategory, BookingErrorCode, CourtBlock, WantedBooking } from '@platzwart/contracts/booking';
import type {
  BookingId,
  BookingRules,
  Cents,
  CoreErrorCode,
  LocalDate,
  OrderId,
  PersonId,
  Role,
  SportSettings,
} from '@platzwart/contracts/core';

/** The moment of the decision: as an ISO 8601 instant, and as the club's calendar and clock show it (minutes from midnight). */
export type ClubNow = Readonly<{ instant: string; date: LocalDate; minute: number }>;

/** The club's settings that a decision is made with; `revision` is that of the `club` stream. */
export type SettingsInForce = Readonly<{ revision: number; rules: BookingRules; sports: readonly SportSettings[] }>;

/** Whose booking it becomes. `discount` is percent, 0 to 100. */
export type Booker = Readonly<{ personId: PersonId; role: Role; discount: number }>;

export type NewBooking = Omit<WantedBooking, 'remark'> &
  Readonly<{ bookingId: BookingId; sealedRemark: string | null }>;

/** A person books for themselves: all blocks or none (decisions.md B19). */
export type BookCourts = Readonly<{
  type: 'BookCourts';
  data: Readonly<{
    orderId: OrderId;
    caller: Booker;
    now: ClubNow;
    settings: SettingsInForce;
    bookings: readonly NewBooking[];
  }>;
}>;

export type NewReservation = CourtBlock &
  Readonly<{
    bookingId: BookingId;
    category: BookingCategory;
    /** Null for EVENT, BLOCK and courses without a person (decisions.md B9). */
    person: Booker | null;
    title: string | null;
    /** What the club asks for instead of the list price (decisions.md B8). */
    price: Cents | null;
    sealedRemark: string | null;
  }>;

/** The club itself takes courts, in any category: all blocks or none. */
export type ReserveCourts = Readonly<{
  type: 'ReserveCourts';
  data: Readonly<{ orderId: OrderId; settings: SettingsInForce; bookings: readonly NewReservation[] }>;
}>;

export type CancelBooking = Readonly<{
  type: 'CancelBooking';
  data: Readonly<{
    bookingId: BookingId;
    category: BookingCategory;
    caller: Pick<Booker, 'personId' | 'role'>;
    now: ClubNow;
    cancellationHours: number;
    reason: string | null;
    /** The reason, sealed with the owner's key; null without one, and where the booking is nobody's. */
    sealedReason: string | null;
  }>;
}>;

/** A person has been erased: what still lay before them is given back (decisions.md B27). */
export type ReleaseBookings = Readonly<{
  type: 'ReleaseBookings';
  data: Readonly<{ personId: PersonId; now: ClubNow }>;
}>;

/** What lay before the day `before` was kept long enough: from now on it is nobody's (decisions.md, last lines). */
export type AnonymiseBookings = Readonly<{ type: 'AnonymiseBookings'; data: Readonly<{ before: LocalDate }> }>;

export type LedgerCommand = BookCourts | ReserveCourts | CancelBooking | ReleaseBookings | AnonymiseBookings;
export type LedgerErrorCode = BookingErrorCode | Extract<CoreErrorCode, 'ERR_INVALID_INPUT' | 'ERR_NOT_AUTHORIZED'>;
