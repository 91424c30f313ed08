/** Error codes of saving the club's settings. */
export const clubErrorCodes = [
  'ERR_GENERAL_INFOS_NOT_UPDATED',
  'ERR_TIME_AND_COURT_INFOS_NOT_UPDATED',
  'ERR_PRICE_INFOS_NOT_UPDATED',
  // (+) Bookings would no longer fit (decisions.md N29, P20): `settingsImpact` lists them, `force` cancels them.
  'ERR_SETTINGS_HURT_BOOKINGS',
] as const;
