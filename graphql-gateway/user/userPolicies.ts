import {
  type PolicyTable,
  allOf,
  forAdmins,
  forMembers,
  forSignedIn,
  forCaller,
  ownerOrAdmin,
  perPerson,
  selfOnly,
  selfOrAdmin,
} from '../core/policy.ts';

const result = ['success', 'code', 'msg'];

/** Only its owner and ADMIN see an account; all others see no more of a person than a name (decisions.md C5, C7). */
export const userPolicies: PolicyTable = {
  User: {
    ...allOf(
      ['id', '_id', 'userID', 'firstName', 'lastName', 'companyName', 'address', 'phone', 'email'],
      ownerOrAdmin,
    ),
    ...allOf(['role', 'verified', 'active', 'discount', 'limits', 'language', 'newEmail'], ownerOrAdmin),
    ...allOf(['secondFactor', 'erasureRequested', 'bookingReminders', 'business', 'children'], ownerOrAdmin),
    ...allOf(['payer', 'guardian'], forAdmins),
  },
  Child: allOf(['_id', 'userID', 'firstName', 'lastName', 'role', 'discount'], perPerson),
  PersonalLimits: allOf(['maxAdvanceDays', 'maxOpenBookings', 'maxMinutesPerDay', 'maxParallel'], ownerOrAdmin),
  Person: allOf(['id', '_id', 'userID', 'firstName', 'lastName'], forMembers),
  UserPage: allOf(['users', 'total'], forAdmins),
  Address: allOf(['city', 'country', 'houseNumber', 'street', 'zip'], forSignedIn),
  LoginResult: allOf([...result, 'token', 'user'], forCaller),
  OpenSession: allOf(['sessionId', 'browser', 'system', 'startedAt', 'usedAt', 'isThis'], forCaller),
  UserResult: allOf([...result, 'user'], forCaller),
  SecondFactorSetup: allOf(['secret', 'uri'], forCaller),
  RecoveryCodes: allOf([...result, 'codes', 'token'], forCaller),
  ImportResult: allOf([...result, 'created', 'invited', 'problems', 'ignoredColumns', 'preview', 'rest'], forAdmins),
  ImportPreview: allOf(['line', 'userID', 'name', 'companyName', 'email', 'phone', 'address', 'role'], forAdmins),
  ImportProblem: allOf(['line', 'field', 'code', 'value'], forAdmins),
  Query: {
    ...allOf(['currentUser', 'openSessions'], perPerson),
    ...allOf(['user', 'users', 'userPage', 'userAddresses'], forAdmins),
    ...allOf(['members', 'guests'], forMembers),
  },
  Mutation: {
    ...allOf(['login', 'createGuest', 'verifyUser', 'resendMail', 'resetPassword'], forCaller),
    ...allOf(['updateUser', 'verifyNewMail'], selfOrAdmin),
    changePassword: selfOnly,
    ...allOf(['logout', 'endSession', 'endSessions'], perPerson),
    ...allOf(['setUpSecondFactor', 'enableSecondFactor', 'removeSecondFactor', 'requestErasure'], perPerson),
    ...allOf(['createUser', 'deleteUser', 'importUsers', 'removeSecondFactorOf'], forAdmins),
  },
};
