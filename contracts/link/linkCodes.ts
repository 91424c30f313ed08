export const linkErrorCodes = ['ERR_KIOSK_NOT_FOUND'] as const;
export type LinkErrorCode = (typeof linkErrorCodes)[number];

export const linkSuccessCodes = [
  'SUC_CALENDAR_LINK_CREATED',
  'SUC_CALENDAR_LINK_DELETED',
  'SUC_KIOSK_CREATED',
  'SUC_KIOSK_DELETED',
] as const;
