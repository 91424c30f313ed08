import { coreErrorCodes } from './errorCodes.ts';
import type { FeatureNames } from './featureNames.ts';

export const coreNames = {
  errorCodes: coreErrorCodes,
  successCodes: [],
  mailKinds: [],
  historyKinds: [],
  readModels: [],
} as const satisfies FeatureNames;
