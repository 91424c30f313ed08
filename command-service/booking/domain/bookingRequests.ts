import type {
  BookingCategory,
  CourtBlock,
  OnlineMethod,
  OrderId,
  Recurrence,
  Refund,
  RequestedBooking,
  SeriesId,
  SkippedDate,
} from '@platzwart/contracts/booking';
import type { ClubEventDetails } from '@platzwart/contracts/club-event';
import type {
  BookingId,
  BookingRules,
  Cents,
  ClubEventId,
  LocalDate,
  PersonId,
  PersonalLimits,
  Role,
  SportSettings,
  OnConflict,
} from '@platzwart/contracts/core';

/** The time of the decision: as an ISO 8601 instant, and as date and time in the club's zone (minutes from midnight). */
export type ClubNow = Readonly<{ instant: string; date: LocalDate; minute: number }>;

/** The club's settings that the decision uses; `revision` is that of the `club` stream. */
export type SettingsInForce = Readonly<{
  revision: number;
  rules: BookingRules;
  sports: readonly SportSettings[];
  /** The version of the club's terms; null: it has none. */
  terms: number | null;
}>;

/** The person who owns the booking. `discount` is percent, 0 to 100; `limits` hold instead of the role's. */
export type Booker = Readonly<{ personId: PersonId; role: Role; discount: number; limits: PersonalLimits }>;

/** A person of the club who plays with the owner. */
export type CoPlayer = Pick<Booker, 'personId' | 'role' | 'limits'>;

/** Who plays with the owner: people of the club, and guests, whose names are sealed with the owner's key. */
export type NewPlayers = Readonly<{ members: readonly CoPlayer[]; guests: number; sealedGuests: string | null }>;

export type NewBooking = Omit<RequestedBooking, 'remark' | 'players'> &
  Readonly<{ bookingId: BookingId; sealedRemark: string | null; players: NewPlayers }>;

/** A person's request to book for themselves. */
export type UserRequest = Readonly<{
  caller: Booker;
  now: ClubNow;
  settings: SettingsInForce;
  /** The online methods that have a provider; missing: none has. */
  collectable?: readonly OnlineMethod[];
  /** The version of the terms that the caller accepts with the order; missing or null: none. */
  acceptedTerms?: number | null;
  /** Who orders for the caller: the terms that a guardian has accepted hold for the child's bookings (decisions.md N5). */
  orderedBy?: PersonId;
  bookings: readonly NewBooking[];
}>;

export type NewReservation = CourtBlock &
  Readonly<{
    bookingId: BookingId;
    category: BookingCategory;
    /** Null for EVENT, BLOCK and courses without a person (decisions.md B9). */
    person: Booker | null;
    title: string | null;
    /** A price that the club sets instead of the list price (decisions.md B8). */
    price: Cents | null;
    /** Sealed with the person's key; without a person, the remark is `clubRemark`. */
    sealedRemark: string | null;
    clubRemark: string | null;
    /** Why `price` is another one; sealed with the person's key. */
    sealedReason: string | null;
    /** Cards of the person pay for it (decisions.md V9). */
    byCard?: boolean;
    /** What happens where the court is taken (decisions.md B13, B14). */
    ifTaken: OnConflict;
  }>;

/** A repetition, and the dates that the club leaves out of it. */
export type NewSeries = Recurrence & Readonly<{ seriesId: SeriesId; leftOut: readonly SkippedDate[] }>;

/** The club's request to reserve courts. */
export type ClubRequest = Readonly<{
  now: ClubNow;
  settings: SettingsInForce;
  /** Whether the club says why. */
  hasReason: boolean;
  /** Null for a single entry. */
  series: NewSeries | null;
  bookings: readonly NewReservation[];
}>;

/** What the club says about an event, and the courts that it is to occupy: `spots` has each of its days and courts once. */
export type EventRequest = Readonly<{
  eventId: ClubEventId;
  details: ClubEventDetails;
  orderId: OrderId;
  now: ClubNow;
  settings: SettingsInForce;
  /** What happens where a court is taken (decisions.md B13, B14), and whether the club says why. */
  ifTaken: OnConflict;
  hasReason: boolean;
  /** `bookingId`: that of the booking, where one is made. */
  spots: readonly Readonly<{ date: LocalDate; court: number; bookingId: BookingId }>[];
}>;

/** Who cancels, when and why. */
export type CancellationRequest = Readonly<{
  caller: Pick<Booker, 'personId' | 'role'>;
  now: ClubNow;
  cancellationHours: number;
  reason: string | null;
  /** What an ADMIN decides about the price; null: it is dropped (decisions.md B5). */
  refund: Refund | null;
}>;
