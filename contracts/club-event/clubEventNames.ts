import { type FeatureNames } from '../core/index.ts';

export const clubEventNames = {
  errorCodes: [],
  successCodes: [],
  mailKinds: [],
  historyKinds: ['EVENT'],
  readModels: ['club_events'],
} as const satisfies FeatureNames;
