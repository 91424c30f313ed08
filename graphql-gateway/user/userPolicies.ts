import { type PolicyTable, allOf, forSignedIn, forTheCaller, ownerOrAdmin, perPerson } from '../core/policy.ts';

/** decisions.md C5: an account is its owner's and ADMIN's; nobody else sees more of a person than a name. */
export const userPolicies: PolicyTable = {
  User: {
    ...allOf(['id', '_id', 'userID', 'firstName', 'lastName', 'address', 'phone', 'email'], ownerOrAdmin),
    ...allOf(['role', 'verified', 'active', 'discount'], ownerOrAdmin),
  },
  Address: allOf(['city', 'houseNumber', 'street', 'zip'], forSignedIn),
  LoginResult: allOf(['success', 'code', 'msg', 'token', 'user'], forTheCaller),
  Query: { currentUser: perPerson },
  Mutation: { login: forTheCaller },
};
