import type {
  BookingCategory,
  ChangeScope,
  JoinWaitingList as JoinWaitingListInput,
  OrderId,
  SeriesId,
} from '@platzwart/contracts/booking';
import type { BookingId, Cents, ClubEventId, LocalDate, PersonId, WaitingEntryId } from '@platzwart/contracts/core';
import type {
  Booker,
  CancellationRequest,
  ClubNow,
  ClubRequest,
  EventRequest,
  NewPlayers,
  SettingsInForce,
  UserRequest,
} from '../../booking/domain/bookingRequests.ts';
import type { ChangeRequest } from '../../booking/domain/changeRequest.ts';
import type { BookingRuleCode } from '../../booking/domain/policy.ts';

/** A person books for themselves: all blocks or none (decisions.md B19). */
export type BookCourts = Readonly<{ type: 'BookCourts'; data: UserRequest & Readonly<{ orderId: OrderId }> }>;

/** The club reserves courts, in any category: all blocks or none. */
export type ReserveCourts = Readonly<{ type: 'ReserveCourts'; data: ClubRequest & Readonly<{ orderId: OrderId }> }>;

/** The club books a date that a series leaves out (decisions.md N15). */
export type AddOccurrence = Readonly<{
  type: 'AddOccurrence';
  data: Omit<ClubRequest, 'series' | 'hasReason'> & Readonly<{ orderId: OrderId; seriesId: SeriesId }>;
}>;

/** A closure; `until`: where it ends instead, in minutes from local midnight; `newId`: of the part that stays. */
export type Reopening = Readonly<{ bookingId: BookingId; until: number; newId: BookingId }>;

/** The club opens courts early. */
export type ReopenCourts = Readonly<{
  type: 'ReopenCourts';
  data: Pick<ClubRequest, 'now' | 'settings'> & Readonly<{ orderId: OrderId; closures: readonly Reopening[] }>;
}>;

/** A cancelled booking that is made again; `person` as they are today, `members`: those of its players who are still of the club. */
export type Restored = Readonly<{
  bookingId: BookingId;
  newId: BookingId;
  person: Booker | null;
  members: readonly PersonId[];
}>;

/** The club takes back closures and cancellations (decisions.md N19). */
export type RestoreBookings = Readonly<{
  type: 'RestoreBookings';
  data: Pick<ClubRequest, 'now' | 'settings'> &
    Readonly<{ orderId: OrderId; closures: readonly BookingId[]; bookings: readonly Restored[] }>;
}>;

/** The club changes a booking or a series (decisions.md B18, N14). */
export type ChangeBookings = Readonly<{ type: 'ChangeBookings'; data: ChangeRequest }>;

export type CancelBooking = Readonly<{
  type: 'CancelBooking';
  data: CancellationRequest &
    Readonly<{
      bookingId: BookingId;
      category: BookingCategory;
      /** Of a date of a series; null: this date, and for the id of a series all. */
      scope: ChangeScope | null;
      /** The reason, sealed with the owner's key; null without a reason, and for bookings without an owner. */
      sealedReason: string | null;
    }>;
}>;

/** The owner changes remark and players until it begins (decisions.md N20). */
export type UpdateOwnBooking = Readonly<{
  type: 'UpdateOwnBooking';
  data: Readonly<{
    bookingId: BookingId;
    caller: Booker;
    now: ClubNow;
    settings: SettingsInForce;
    /** Null: it stays. */
    remark: Readonly<{ sealed: string | null }> | null;
    /** Null: they stay. */
    players: NewPlayers | null;
    /** The fee for all guests that the caller was shown; null: any. */
    shownFee: Cents | null;
    expectedRevision: number | null;
  }>;
}>;

/** A named member does not play after all (decisions.md N23). */
export type LeaveBooking = Readonly<{
  type: 'LeaveBooking';
  data: Readonly<{ bookingId: BookingId; playerId: PersonId; now: ClubNow }>;
}>;

/** An ADMIN removes a mistaken entry (decisions.md B3); `bookingId` may be the id of a series. */
export type DeleteBooking = Readonly<{
  type: 'DeleteBooking';
  data: Readonly<{ bookingId: BookingId; category: BookingCategory }>;
}>;

/** After the erasure of a person: their bookings that have not begun are cancelled (decisions.md B27). */
export type ReleaseBookings = Readonly<{
  type: 'ReleaseBookings';
  data: Readonly<{ personId: PersonId; now: ClubNow }>;
}>;

/** Each with its reason, sealed with the owner's key; null for bookings without an owner. */
export type Clearing = Readonly<{ bookingId: BookingId; sealedReason: string | null }>;

/** Bookings that no longer fit the club's settings are cancelled (decisions.md N29). */
export type ClearCourts = Readonly<{
  type: 'ClearCourts';
  data: Readonly<{ bookings: readonly Clearing[]; now: ClubNow }>;
}>;

/** The retention time of bookings of days before `before` is over: their people are removed (decisions.md §9). */
export type AnonymiseBookings = Readonly<{ type: 'AnonymiseBookings'; data: Readonly<{ before: LocalDate }> }>;

/** The club announces an event, with its courts: all or nothing (decisions.md B16). */
export type AnnounceEvent = Readonly<{ type: 'AnnounceEvent'; data: EventRequest }>;

/** The event is what `details` say from now on, with its courts; `isCancelled`: whether it is called off, null: as it is. */
export type ReviseEvent = Readonly<{
  type: 'ReviseEvent';
  data: EventRequest & Readonly<{ isCancelled: boolean | null }>;
}>;

/** The event is removed, and its courts are free. */
export type DeleteEvent = Readonly<{ type: 'DeleteEvent'; data: Readonly<{ eventId: ClubEventId }> }>;

/** Somebody waits for a slot of a day (decisions.md N25). */
export type JoinWaitingList = Readonly<{
  type: 'JoinWaitingList';
  data: JoinWaitingListInput['data'] &
    Readonly<{ entryId: WaitingEntryId; booker: Booker; now: ClubNow; settings: SettingsInForce }>;
}>;
type OwnEntry = Readonly<{ entryId: WaitingEntryId; personId: PersonId }>;
export type LeaveWaitingList = Readonly<{ type: 'LeaveWaitingList'; data: OwnEntry }>;
export type DeclineOffer = Readonly<{ type: 'DeclineOffer'; data: OwnEntry }>;

/** `bookers`: the active people of the list; `holdIds`: a new id for each entry. */
export type AdvanceWaitingList = Readonly<{
  type: 'AdvanceWaitingList';
  data: Readonly<{
    now: ClubNow;
    settings: SettingsInForce;
    bookers: readonly Booker[];
    holdIds: ReadonlyMap<WaitingEntryId, BookingId>;
  }>;
}>;

type OfOrder = Readonly<{ orderId: OrderId }>;

/** The provider has the order. */
export type NotePaymentIntent = Readonly<{
  type: 'NotePaymentIntent';
  data: OfOrder & Readonly<{ reference: string; redirectUrl: string }>;
}>;
/** The provider has the money: `amount` is what was paid, `capture` the provider's name for it. */
export type SettlePayment = Readonly<{
  type: 'SettlePayment';
  data: OfOrder & Readonly<{ amount: Cents; capture: string; now: ClubNow }>;
}>;
/** The provider will not take the money. */
export type DeclinePayment = Readonly<{ type: 'DeclinePayment'; data: OfOrder }>;
/** Nothing was paid in time. */
export type EndPayment = Readonly<{ type: 'EndPayment'; data: OfOrder }>;
/** The person who ordered does not want to pay. */
export type GiveUpPayment = Readonly<{ type: 'GiveUpPayment'; data: OfOrder & Readonly<{ personId: PersonId }> }>;
export type ClosePayment = Readonly<{ type: 'ClosePayment'; data: OfOrder }>;

export type CourtsCommand =
  | NotePaymentIntent
  | SettlePayment
  | DeclinePayment
  | EndPayment
  | GiveUpPayment
  | ClosePayment
  | BookCourts
  | ReserveCourts
  | AddOccurrence
  | ReopenCourts
  | RestoreBookings
  | ChangeBookings
  | ClearCourts
  | CancelBooking
  | LeaveBooking
  | UpdateOwnBooking
  | DeleteBooking
  | ReleaseBookings
  | AnonymiseBookings
  | AnnounceEvent
  | ReviseEvent
  | DeleteEvent
  | JoinWaitingList
  | LeaveWaitingList
  | DeclineOffer
  | AdvanceWaitingList;
export type CourtsErrorCode = BookingRuleCode | 'ERR_EVENT_NOT_FOUND';
