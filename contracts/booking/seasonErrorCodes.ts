/** ERR_SEASON_OFFER_OVER: the secret link of an offer is unknown, was ended, or its last day for answers is over. */
export const seasonErrorCodes = [
  'ERR_SEASON_NOT_CREATED',
  'ERR_SEASON_NOT_UPDATED',
  'ERR_SEASON_NOT_FOUND',
  'ERR_SEASON_OFFER_OVER',
] as const;
export type SeasonErrorCode = (typeof seasonErrorCodes)[number];

export const seasonSuccessCodes = ['SUC_SEASON_CREATED', 'SUC_SEASON_UPDATED', 'SUC_SEASON_ANSWERED'] as const;
