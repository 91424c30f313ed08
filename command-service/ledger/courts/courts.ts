import { ledgerPart } from '../ledgerPart.ts';
import { decideAdvanceWaitingList } from './advanceWaitingList.ts';
import { decideJoinWaitingList } from './joinWaitingList.ts';
import { decideDeclineOffer, decideLeaveWaitingList } from './leaveWaitingList.ts';
import { decideAnonymiseBookings } from './anonymiseBookings.ts';
import { decideAddOccurrence } from './addOccurrence.ts';
import { decideAnnounceEvent, decideDeleteEvent, decideReviseEvent } from './decideClubEvents.ts';
import { decideBookCourts } from './bookCourts.ts';
import { decideCancelBooking } from './cancelBooking.ts';
import { decideChangeBookings } from './changeBookings.ts';
import { decideClearCourts } from './clearCourts.ts';
import type { CourtsCommand, CourtsErrorCode } from './courtsCommands.ts';
import { type CourtsEvent, courtsEvents } from './courtsEvents.ts';
import { courtsSnapshot } from './courtsSnapshot.ts';
import { type CourtsState, evolveCourts, noBookings } from './courtsState.ts';
import { decideLeaveBooking } from './leaveBooking.ts';
import { decideDeleteBooking } from './deleteBooking.ts';
import { decideReleaseBookings } from './releaseBookings.ts';
import { decideReopenCourts } from './reopenCourts.ts';
import { decideRestoreBookings } from './restoreBookings.ts';
import {
  decideClosePayment,
  decideDeclinePayment,
  decideEndPayment,
  decideGiveUpPayment,
  decideNotePaymentIntent,
  decideSettlePayment,
} from './settlePayment.ts';
import { decideUpdateOwnBooking } from './updateOwnBooking.ts';
import { decideReserveCourts } from './reserveCourts.ts';

/**
 * The part with the occupancy of the courts, and the club's events, which occupy courts in one append (docs/adr/0044). Its rules are in
 * `booking/domain`.
 */
export const courts = ledgerPart<CourtsState, CourtsCommand, CourtsEvent, CourtsErrorCode>({
  initialState: noBookings,
  events: courtsEvents,
  evolve: evolveCourts,
  decide: {
    BookCourts: decideBookCourts,
    ReserveCourts: decideReserveCourts,
    AddOccurrence: decideAddOccurrence,
    ReopenCourts: decideReopenCourts,
    RestoreBookings: decideRestoreBookings,
    ChangeBookings: decideChangeBookings,
    CancelBooking: decideCancelBooking,
    LeaveBooking: decideLeaveBooking,
    UpdateOwnBooking: decideUpdateOwnBooking,
    DeleteBooking: decideDeleteBooking,
    ReleaseBookings: decideReleaseBookings,
    ClearCourts: decideClearCourts,
    AnonymiseBookings: decideAnonymiseBookings,
    AnnounceEvent: decideAnnounceEvent,
    ReviseEvent: decideReviseEvent,
    DeleteEvent: decideDeleteEvent,
    JoinWaitingList: decideJoinWaitingList,
    LeaveWaitingList: decideLeaveWaitingList,
    DeclineOffer: decideDeclineOffer,
    AdvanceWaitingList: decideAdvanceWaitingList,
    NotePaymentIntent: decideNotePaymentIntent,
    SettlePayment: decideSettlePayment,
    DeclinePayment: decideDeclinePayment,
    EndPayment: decideEndPayment,
    GiveUpPayment: decideGiveUpPayment,
    ClosePayment: decideClosePayment,
  },
  snapshot: courtsSnapshot,
});

/** The part alone, for its specs. */
export const courtsDecider = courts.decider;
