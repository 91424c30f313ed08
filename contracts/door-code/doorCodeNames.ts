import { type FeatureNames, entityErrorCodes, entitySuccessCodes } from '../core/index.ts';

export const doorCodeNames = {
  errorCodes: entityErrorCodes('DOORCODE'),
  successCodes: entitySuccessCodes('DOORCODE'),
  mailKinds: [],
  historyKinds: [],
  readModels: [],
} as const satisfies FeatureNames;
