import { type FeatureNames } from '../core/index.ts';

export const linkNames = {
  errorCodes: ['ERR_KIOSK_NOT_FOUND', 'ERR_KIOSK_CODE_INVALID'],
  successCodes: [
    'SUC_CALENDAR_LINK_CREATED',
    'SUC_CALENDAR_LINK_DELETED',
    'SUC_KIOSK_CREATED',
    'SUC_KIOSK_DELETED',
    'SUC_KIOSK_PAIRED',
  ],
  mailKinds: [],
  historyKinds: [],
  readModels: [],
} as const satisfies FeatureNames;
export type LinkErrorCode = (typeof linkNames.errorCodes)[number];
