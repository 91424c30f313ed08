import { type FeatureNames } from '../core/index.ts';

/**
 * ERR_SEASON_OFFER_OVER: the secret link of an offer is unknown, was ended, or its last day for answers is over.
 * ERR_SEASON_OFFER_LATER: too many links from one address that open nothing; a minute later it can try again.
 */
export const seasonNames = {
  errorCodes: [
    'ERR_SEASON_NOT_CREATED',
    'ERR_SEASON_NOT_UPDATED',
    'ERR_SEASON_NOT_FOUND',
    'ERR_SEASON_OFFER_OVER',
    'ERR_SEASON_OFFER_LATER',
  ],
  successCodes: ['SUC_SEASON_CREATED', 'SUC_SEASON_UPDATED', 'SUC_SEASON_ANSWERED'],
  mailKinds: ['SEASON_ASKED', 'SEASON_REMINDER'],
  historyKinds: ['SEASON'],
  readModels: ['season_plans'],
} as const satisfies FeatureNames;
export type SeasonErrorCode = (typeof seasonNames.errorCodes)[number];
export type SeasonMailKind = (typeof seasonNames.mailKinds)[number];
