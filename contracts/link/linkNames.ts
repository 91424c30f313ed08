import { type FeatureNames } from '../core/index.ts';

export const linkNames = {
  errorCodes: ['ERR_KIOSK_NOT_FOUND'],
  successCodes: ['SUC_CALENDAR_LINK_CREATED', 'SUC_CALENDAR_LINK_DELETED', 'SUC_KIOSK_CREATED', 'SUC_KIOSK_DELETED'],
  mailKinds: [],
  historyKinds: [],
  readModels: [],
} as const satisfies FeatureNames;
export type LinkErrorCode = (typeof linkNames.errorCodes)[number];
