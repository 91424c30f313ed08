import { type FeatureNames } from '../core/index.ts';

export const figuresNames = {
  errorCodes: [],
  successCodes: [],
  mailKinds: [],
  historyKinds: [],
  readModels: ['figures'],
} as const satisfies FeatureNames;
