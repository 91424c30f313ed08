export const userErrorCodes = [
  'ERR_LOGIN',
  'ERR_INVALID_CREDENTIALS',
  'ERR_USER_NOT_VERIFIED',
  'ERR_USER_DEACTIVATED',
  'ERR_USER_NOT_FOUND',
  'ERR_USER_ALREADY_EXISTS',
  'ERR_EMAIL_ALREADY_EXISTS',
] as const;
export type UserErrorCode = (typeof userErrorCodes)[number];
