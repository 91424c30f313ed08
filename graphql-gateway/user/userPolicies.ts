import {
  type PolicyTable,
  allOf,
  forAdmins,
  forMembers,
  forSignedIn,
  forTheCaller,
  ownerOrAdmin,
  perPerson,
  selfAlone,
  selfOrAdmin,
} from '../core/policy.ts';

const result = ['success', 'code', 'msg'];

/** decisions.md C5, C7: an account is its owner's and ADMIN's; nobody else sees more of a person than a name. */
export const userPolicies: PolicyTable = {
  User: {
    ...allOf(['id', '_id', 'userID', 'firstName', 'lastName', 'address', 'phone', 'email'], ownerOrAdmin),
    ...allOf(['role', 'verified', 'active', 'discount', 'language', 'newEmail'], ownerOrAdmin),
    ...allOf(['secondFactor', 'erasureRequested'], ownerOrAdmin),
  },
  Person: allOf(['id', '_id', 'userID', 'firstName', 'lastName'], forMembers),
  UserPage: allOf(['users', 'total'], forAdmins),
  Address: allOf(['city', 'houseNumber', 'street', 'zip'], forSignedIn),
  LoginResult: allOf([...result, 'token', 'user'], forTheCaller),
  OpenSession: allOf(['sessionId', 'browser', 'system', 'startedAt', 'usedAt', 'isThis'], forTheCaller),
  UserResult: allOf([...result, 'user'], forTheCaller),
  SecondFactorSetup: allOf(['secret', 'uri'], forTheCaller),
  RecoveryCodes: allOf([...result, 'codes', 'token'], forTheCaller),
  ImportResult: allOf([...result, 'created', 'problems'], forAdmins),
  ImportProblem: allOf(['line', 'field', 'code', 'value'], forAdmins),
  Query: {
    ...allOf(['currentUser', 'openSessions'], perPerson),
    ...allOf(['user', 'users', 'userPage', 'userAddresses'], forAdmins),
    ...allOf(['members', 'guests'], forMembers),
  },
  Mutation: {
    ...allOf(['login', 'createGuest', 'verifyUser', 'resendMail', 'resetPassword'], forTheCaller),
    ...allOf(['updateUser', 'verifyNewMail'], selfOrAdmin),
    changePassword: selfAlone,
    ...allOf(['logout', 'endSession', 'endSessions'], perPerson),
    ...allOf(['setUpSecondFactor', 'enableSecondFactor', 'removeSecondFactor', 'requestErasure'], perPerson),
    ...allOf(['createUser', 'deleteUser', 'importUsers'], forAdmins),
  },
};
