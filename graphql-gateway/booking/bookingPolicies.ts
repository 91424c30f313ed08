import * as v from 'valibot';
import type { GatewayContext } from '../core/context.ts';
import {
  type PolicyTable,
  adminsUnless,
  allOf,
  forSignedIn,
  forTheCaller,
  hiddenFromOthers,
  perPerson,
  selfOrAdmin,
} from '../core/policy.ts';

const titledSchema = v.object({ category: v.picklist(['EVENT', 'TRAINING', 'BLOCK']) });

/** What a title says of these is the club's business, not a person's (decisions.md B24). */
const titleIsPublic = (booking: unknown): boolean => v.is(titledSchema, booking);

const namesAreShown = (_: unknown, context: GatewayContext): Promise<boolean> =>
  context.club().then(({ rules }) => rules.showNames);

/** decisions.md C5, B24, B25: who sees what of a booking, and who may make which call about one. */
export const bookingPolicies: PolicyTable = {
  Booking: {
    ...allOf(['id', '_id', 'category', 'date', 'startdate', 'enddate', 'repetition', 'start', 'end'], forSignedIn),
    ...allOf(['duration', 'court', 'state', 'sport'], forSignedIn),
    ...allOf(['mine', 'cancelable', 'cancelableUntil', 'withVoucher'], perPerson),
    ...allOf(['price', 'paymentMethod', 'paymentState', 'remark', 'cancelReason'], hiddenFromOthers),
    user: { ...hiddenFromOthers, exception: namesAreShown },
    // No person's own booking has a title, so no owner is asked for: the plan stays the same for a whole audience.
    title: adminsUnless(titleIsPublic),
  },
  BookingUser: allOf(['userID', 'firstName', 'lastName'], forSignedIn),
  BookingsResult: allOf(['success', 'code', 'msg', 'bookings'], forTheCaller),
  CourtPlanChange: allOf(['position', 'changed', 'removed'], forSignedIn),
  Query: {
    booking: perPerson,
    ...allOf(['bookingsInPeriod', 'courtPlanPosition'], forSignedIn),
    bookingsByUser: selfOrAdmin,
  },
  Mutation: { bookAsUser: perPerson, cancelBooking: selfOrAdmin },
  Subscription: { courtPlanChanged: forSignedIn },
};
