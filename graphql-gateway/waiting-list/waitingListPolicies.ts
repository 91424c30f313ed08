import {
  type PolicyTable,
  allOf,
  forAdmins,
  forCaller,
  forSignedIn,
  orGuardian,
  ownerOrAdmin,
  perPerson,
} from '../core/policy.ts';

/** A person sees their own entries and those of their children alone; the whole list, with the reasons of its order, is for ADMIN. */
export const waitingListPolicies: PolicyTable = {
  WaitingEntry: {
    ...allOf(
      ['_id', 'sport', 'date', 'from', 'to', 'minutes', 'state', 'position', 'noticeMinutes', 'offer', 'user'],
      orGuardian(ownerOrAdmin),
    ),
    ...allOf(['steps', 'joined_at'], forAdmins),
  },
  WaitingOffer: allOf(['bookingID', 'court', 'start', 'end', 'price', 'expires_at'], perPerson),
  WaitingStep: allOf(['kind', 'at', 'court', 'start', 'end'], forAdmins),
  WaitingListChange: allOf(['position'], forSignedIn),
  OfferResult: allOf(['success', 'code', 'msg', 'payment'], forCaller),
  Query: { waitingList: perPerson, waitingListOfDay: forAdmins },
  Mutation: allOf(['joinWaitingList', 'leaveWaitingList', 'declineOffer', 'takeOffer'], perPerson),
  Subscription: { waitingListChanged: forSignedIn },
};
