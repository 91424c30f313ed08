import { entityErrorCodes } from '../core/index.ts';

/** Error codes of signing in. */
export const signInErrorCodes = [
  'ERR_LOGIN',
  'ERR_INVALID_CREDENTIALS',
  'ERR_TOO_MANY_LOGIN_ATTEMPTS',
  'ERR_SECOND_FACTOR_REQUIRED',
  'ERR_SECOND_FACTOR_INVALID',
  'ERR_USER_NOT_VERIFIED',
  'ERR_USER_DEACTIVATED',
] as const;
export type SignInErrorCode = (typeof signInErrorCodes)[number];

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

/** Every error code about accounts, product.md §8. */
export const userErrorCodes = [
  ...signInErrorCodes,
  ...entityErrorCodes('USER'),
  ...entityErrorCodes('GUEST'),
  'ERR_USER_ALREADY_EXISTS',
  'ERR_EMAIL_ALREADY_EXISTS',
  'ERR_USER_ALREADY_VERIFIED',
  'ERR_USER_HAS_BOOKINGS',
  'ERR_LAST_ADMIN',
  'ERR_WRONG_INIT_PASS',
  'ERR_WRONG_OLD_PASS',
  ...passwordErrorCodes,
  'ERR_SESSION_TOO_OLD',
  'ERR_SESSION_NOT_FOUND',
  'ERR_CODE_NOT_MATCH',
  'ERR_CODE_NOT_UNSET',
  'ERR_EMAIL_NOT_SENT',
] as const;
export type UserErrorCode = (typeof userErrorCodes)[number];
