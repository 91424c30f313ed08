/** Error codes of saving the club's settings, and of exporting its books. */
export const clubErrorCodes = [
  'ERR_GENERAL_INFOS_NOT_UPDATED',
  'ERR_TIME_AND_COURT_INFOS_NOT_UPDATED',
  'ERR_PRICE_INFOS_NOT_UPDATED',
  // (+) Bookings would no longer fit (decisions.md N29, P20): `settingsImpact` lists them, `force` cancels them.
  'ERR_SETTINGS_HURT_BOOKINGS',
  // (+) Another export was recorded since the postings of this one were chosen.
  'ERR_EXPORT_OUTDATED',
  // (+) The period has no postings, or all of them were exported.
  'ERR_NOTHING_TO_EXPORT',
] as const;
