import * as v from 'valibot';
import type { GatewayContext } from '../core/context.ts';
import {
  type PolicyTable,
  adminsOrException,
  allOf,
  forAdmins,
  forSignedIn,
  forCaller,
  hiddenFromOthers,
  orGuardian,
  perPerson,
  selfOrAdmin,
} from '../core/policy.ts';
import { playsIn } from './players.ts';

/** Also the guardian of the owner sees it (decisions.md N5). */
const hiddenFromStrangers = orGuardian(hiddenFromOthers);

const titledSchema = v.object({ category: v.picklist(['EVENT', 'TRAINING', 'BLOCK']) });

/** The titles of these bookings concern the club, not a person (decisions.md B24). */
const titleIsPublic = (booking: unknown): boolean => v.is(titledSchema, booking);

/** decisions.md N23: those who are named see whose booking it is, and who plays. */
const viewerPlays = (booking: unknown, context: GatewayContext): boolean => playsIn(booking, context.viewer());

const isOwnerShown = async (booking: unknown, context: GatewayContext): Promise<boolean> =>
  viewerPlays(booking, context) || (await context.club()).rules.showNames;

/** Who sees which field of a booking, and who may make which call about one (decisions.md C5, B24, B25). */
export const bookingPolicies: PolicyTable = {
  Booking: {
    ...allOf(['id', '_id', 'category', 'date', 'startdate', 'enddate', 'repetition', 'start', 'end'], forSignedIn),
    ...allOf(['duration', 'court', 'state', 'sport', 'eventID', 'revision'], forSignedIn),
    ...allOf(['mine', 'playingFamily', 'cancelable', 'cancelableUntil', 'undoableUntil', 'withVoucher'], perPerson),
    mayKeepPrice: perPerson,
    ...allOf(['price', 'paymentMethod', 'paymentState', 'remark', 'cancelReason'], hiddenFromStrangers),
    ...allOf(['seriesID', 'skipped', 'cancelledDates', 'guestFee'], hiddenFromStrangers),
    players: { ...hiddenFromStrangers, exception: viewerPlays },
    user: { ...hiddenFromStrangers, exception: isOwnerShown },
    // No person's own booking has a title, so this policy does not check the owner: the plan stays the same for a whole audience.
    title: adminsOrException(titleIsPublic),
  },
  BookingQuota: allOf(['openBookings', 'days'], perPerson),
  QuotaDay: allOf(['date', 'minutes'], perPerson),
  Player: allOf(['user', 'guestName'], perPerson),
  SkippedDate: allOf(['date', 'court', 'reason'], perPerson),
  CancelledDate: allOf(['date', 'court', 'start', 'end'], perPerson),
  Availability: {
    ...allOf(['available', 'conflicts', 'occurrences', 'price', 'dates'], perPerson),
    ...allOf(['priceBefore', 'kept', 'cancelled', 'recipients'], forAdmins),
  },
  Occurrence: {
    ...allOf(['date', 'court', 'start', 'end', 'price', 'conflicts', 'freeCourts', 'problem', 'leftOut'], perPerson),
    booking: forAdmins,
  },
  KeptBooking: allOf(['booking', 'reason'], forAdmins),
  Conflict: {
    ...allOf(['bookingID', 'date', 'start', 'end', 'court', 'category'], perPerson),
    ...allOf(['refund', 'paymentMethod', 'user'], hiddenFromStrangers),
    title: adminsOrException(titleIsPublic),
  },
  BookingsResult: allOf(['success', 'code', 'msg', 'bookings', 'payment'], forCaller),
  BookingPage: allOf(['bookings', 'total'], forAdmins),
  CalendarDay: allOf(['date', 'bookings', 'freeMinutes'], forAdmins),
  CalendarCount: allOf(['category', 'count'], forAdmins),
  CourtPlanChange: allOf(['position', 'changed', 'removed'], forSignedIn),
  Query: {
    ...allOf(
      [
        'booking',
        'acceptedTerms',
        'bookingQuota',
        'bookingsAsPlayer',
        'frequentPlayers',
        'detailbookings',
        'checkAvailability',
      ],
      perPerson,
    ),
    ...allOf(['bookingsInPeriod', 'courtPlanPosition'], forSignedIn),
    bookingsByUser: orGuardian(selfOrAdmin),
    ...allOf(['bookings', 'bookingPage', 'bookingCalendar'], forAdmins),
  },
  Mutation: {
    ...allOf(['bookAsUser', 'leaveBooking', 'undoCancellation', 'updateOwnBooking'], perPerson),
    cancelBooking: orGuardian(selfOrAdmin),
    ...allOf(['bookAsAdmin', 'addOccurrence', 'closeCourts', 'reopenCourts', 'undoClosure'], forAdmins),
    ...allOf(['deleteBooking', 'updateBooking'], forAdmins),
  },
  Subscription: { courtPlanChanged: forSignedIn },
};
