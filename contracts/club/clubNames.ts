import { type FeatureNames } from '../core/index.ts';

/** Its error codes are those of saving the settings, and of exporting the books. */
export const clubNames = {
  errorCodes: [
    'ERR_GENERAL_INFOS_NOT_UPDATED',
    'ERR_TIME_AND_COURT_INFOS_NOT_UPDATED',
    'ERR_PRICE_INFOS_NOT_UPDATED',
    // (+) Bookings would no longer fit (decisions.md N29, P20): `settingsImpact` lists them, `force` cancels them.
    'ERR_SETTINGS_HURT_BOOKINGS',
    // (+) Somebody else has saved settings since those were read that the change was made from.
    'ERR_SETTINGS_OUTDATED',
    // (+) Another export was recorded since the postings of this one were chosen.
    'ERR_EXPORT_OUTDATED',
    // (+) The period has no postings, or all of them were exported.
    'ERR_NOTHING_TO_EXPORT',
  ],
  successCodes: [
    'SUC_GENERAL_INFOS_UPDATED',
    'SUC_TIME_AND_COURT_INFOS_UPDATED',
    'SUC_PRICE_INFOS_UPDATED',
    'SUC_SETTINGS_UPDATED',
    'SUC_REBUILD_REQUESTED',
    'SUC_PROOF_REQUESTED',
    'SUC_POSTINGS_EXPORTED',
  ],
  mailKinds: ['LOG_HEAD', 'LOG_FLAWED'],
  historyKinds: ['SETTINGS'],
  readModels: ['club_settings'],
} as const satisfies FeatureNames;
export type ClubMailKind = (typeof clubNames.mailKinds)[number];
