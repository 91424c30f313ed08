/** General error codes of product.md §8; each feature lists its own beside its commands. */
export const coreErrorCodes = [
  'ERR_INVALID_INPUT',
  'ERR_SERVER',
  'ERR_DB_CONNECTION',
  'ERR_NOT_AUTHORIZED',
  'LOGIN_REQUIRED',
  'CLIENT_OUTDATED',
  'ERR_INITIAL',
  'ERR_LOAD_SETTINGS',
  'ERR_TOO_MANY_CHANGES',
] as const;
export type CoreErrorCode = (typeof coreErrorCodes)[number];
