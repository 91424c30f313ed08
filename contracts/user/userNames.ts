import { type FeatureNames, entityErrorCodes, entitySuccessCodes } from '../core/index.ts';
import { signInErrorCodes } from './signInErrorCodes.ts';

/** Why a new password is refused. */
export const passwordErrorCodes = [
  'ERR_PASSWORD_TOO_COMMON',
  'ERR_PASSWORD_REPEATED',
  'ERR_PASSWORD_SEQUENCE',
  'ERR_PASSWORD_INVISIBLE',
  'ERR_PASSWORD_OWN',
  'ERR_PASSWORD_UNCHANGED',
] as const;
export type PasswordErrorCode = (typeof passwordErrorCodes)[number];

export const userNames = {
  errorCodes: [
    ...signInErrorCodes,
    ...entityErrorCodes('USER'),
    ...entityErrorCodes('GUEST'),
    'ERR_USER_ALREADY_EXISTS',
    'ERR_EMAIL_ALREADY_EXISTS',
    'ERR_USER_ALREADY_VERIFIED',
    'ERR_USER_HAS_BOOKINGS',
    'ERR_USER_HAS_HOURS',
    'ERR_USER_HAS_CLAIMS',
    'ERR_USER_HAS_CHILDREN',
    'ERR_GUARDIAN_NOT_ACTIVE',
    'ERR_LAST_ADMIN',
    'ERR_WRONG_INIT_PASS',
    'ERR_WRONG_OLD_PASS',
    ...passwordErrorCodes,
    'ERR_SESSION_TOO_OLD',
    'ERR_SESSION_NOT_FOUND',
    'ERR_CODE_NOT_MATCH',
    'ERR_CODE_NOT_UNSET',
    'ERR_EMAIL_NOT_SENT',
  ],
  successCodes: [
    'SUC_LOGIN',
    'SUC_LOGOUT',
    'SUC_SESSION_ENDED',
    'SUC_SESSIONS_ENDED',
    ...entitySuccessCodes('USER'),
    'SUC_USER_VERIFIED',
    'SUC_USERS_CHECKED',
    'SUC_USERS_CREATED',
    'SUC_GUEST_CREATED',
    'SUC_EMAIL_SENT',
    'SUC_PASSWORD_CHANGED',
    'SUC_PASSWORD_RESET',
    'SUC_SECOND_FACTOR_ENABLED',
    'SUC_SECOND_FACTOR_REMOVED',
    'SUC_ERASURE_REQUESTED',
  ],
  mailKinds: [
    'INIT_CODE',
    'GUEST_VERIFY',
    'REGISTRATION_ATTEMPTED',
    'RESET_PASSWORD',
    'NEW_EMAIL',
    'NEW_EMAIL_NOTICE',
    'EMAIL_CHANGED',
    'PASSWORD_CHANGED',
    'SECOND_FACTOR_ENABLED',
    'SECOND_FACTOR_REMOVED',
    'ACCOUNT_DEACTIVATED',
    'ACCOUNT_ERASED',
  ],
  historyKinds: ['PERSON'],
  readModels: ['people'],
} as const satisfies FeatureNames;
export type UserErrorCode = (typeof userNames.errorCodes)[number];
export type UserMailKind = (typeof userNames.mailKinds)[number];
