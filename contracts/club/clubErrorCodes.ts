/** Error codes of saving the club's settings. */
export const clubErrorCodes = [
  'ERR_GENERAL_INFOS_NOT_UPDATED',
  'ERR_TIME_AND_COURT_INFOS_NOT_UPDATED',
  'ERR_PRICE_INFOS_NOT_UPDATED',
] as const;
