import { type FeatureNames, entityErrorCodes, entitySuccessCodes } from '../core/index.ts';

export const websiteNames = {
  errorCodes: [
    ...entityErrorCodes('TEAM'),
    ...entityErrorCodes('EVENT'),
    ...entityErrorCodes('POST'),
    ...entityErrorCodes('CONTACT'),
    ...entityErrorCodes('CONTACT_FORM_MESSAGE'),
  ],
  successCodes: [
    ...entitySuccessCodes('TEAM'),
    ...entitySuccessCodes('EVENT'),
    ...entitySuccessCodes('POST'),
    ...entitySuccessCodes('CONTACT'),
    'SUC_CONTACT_FORM_MESSAGE_SENT',
    'SUC_CONTACT_FORM_MESSAGE_UPDATED',
    'SUC_CONTACT_FORM_MESSAGE_DELETED',
  ],
  mailKinds: [],
  historyKinds: [],
  readModels: [],
} as const satisfies FeatureNames;
