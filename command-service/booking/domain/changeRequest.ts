import type {
  BookingCategory,
  ChangeableBooking,
  ChangeBooking,
  OrderId,
  SeriesId,
} from '@platzwart/contracts/booking';
import type { BookingId, Cents, PersonId } from '@platzwart/contracts/core';
import type { Booker, ClubNow, SettingsInForce } from './bookingRequests.ts';

/** A live booking, as the rules for changes see it. */
export type BookingToChange = ChangeableBooking &
  Readonly<{
    personId: PersonId | null;
    seriesId: SeriesId | null;
    category: BookingCategory;
    sport: string;
    title: string | null;
    price: Cents;
    ownPrice: boolean;
    /** Hour cards pay for its court. */
    byCard: boolean;
    sealedRemark: string | null;
    clubRemark: string | null;
    /** Null where nobody is named. */
    players: Readonly<{ members: readonly PersonId[] }> | null;
  }>;

/** What a change says about the bookings of one owner; `person` is null for those of the club. */
export type OwnerInChange = Readonly<{
  person: Booker | null;
  /**
   * The new remark, for a person sealed with their key, and the seals of theirs that say the same already; null where remarks stay as they
   * are.
   */
  remark: Readonly<{ sealed: string | null; plain: string | null; same: readonly string[] }> | null;
  sealedReason: string | null;
}>;

/** The club's request to change a booking or a series. */
export type ChangeRequest = Omit<ChangeBooking['data'], 'userID' | 'remark' | 'reason'> &
  Readonly<{
    now: ClubNow;
    settings: SettingsInForce;
    hasReason: boolean;
    hasRemark: boolean;
    /** Whose the bookings are from now on; null: each stays with its owner. */
    newOwner: Readonly<{ personId: PersonId | null }> | null;
    /** Every owner before and after the change. */
    owners: readonly OwnerInChange[];
    /** For bookings that the change makes. */
    orderId: OrderId;
    /** As many as one command may make bookings. */
    newIds: readonly BookingId[];
  }>;
