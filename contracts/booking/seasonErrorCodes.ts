/**
 * ERR_SEASON_OFFER_OVER: the secret link of an offer is unknown, was ended, or its last day for answers is over.
 * ERR_SEASON_OFFER_LATER: too many links from one address that open nothing; a minute later it can try again.
 */
export const seasonErrorCodes = [
  'ERR_SEASON_NOT_CREATED',
  'ERR_SEASON_NOT_UPDATED',
  'ERR_SEASON_NOT_FOUND',
  'ERR_SEASON_OFFER_OVER',
  'ERR_SEASON_OFFER_LATER',
] as const;
export type SeasonErrorCode = (typeof seasonErrorCodes)[number];

export const seasonSuccessCodes = ['SUC_SEASON_CREATED', 'SUC_SEASON_UPDATED', 'SUC_SEASON_ANSWERED'] as const;
