import { type PolicyTable, allOf, forCaller, forSignedIn, perPerson } from './policy.ts';

/** Policies of the types and fields that sharedTypes.ts and builder.ts add. */
export const corePolicies: PolicyTable = {
  Result: allOf(['success', 'code', 'msg', 'token'], forCaller),
  BookingUser: allOf(['userID', 'firstName', 'lastName'], forSignedIn),
  Query: { node: perPerson },
};
