import { entityErrorCodes } from '../core/index.ts';
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

/** Every error code about accounts, product.md §8. */
export const userErrorCodes = [
  ...signInErrorCodes,
  ...entityErrorCodes('USER'),
  ...entityErrorCodes('GUEST'),
  'ERR_USER_ALREADY_EXISTS',
  'ERR_EMAIL_ALREADY_EXISTS',
  'ERR_USER_ALREADY_VERIFIED',
  'ERR_USER_HAS_BOOKINGS',
  'ERR_USER_HAS_HOURS',
  'ERR_USER_HAS_CLAIMS',
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
