import { type FeatureNames } from '../core/index.ts';

export const historyNames = {
  errorCodes: [],
  successCodes: [],
  mailKinds: [],
  historyKinds: [],
  readModels: ['history'],
} as const satisfies FeatureNames;
