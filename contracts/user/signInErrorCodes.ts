/** Error codes of signing in. In their own file, because the first load of the client needs them and none of the others. */
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
