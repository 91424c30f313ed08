import { entityErrorCodes } from '../core/index.ts';

export const websiteErrorCodes = [
  ...entityErrorCodes('TEAM'),
  ...entityErrorCodes('EVENT'),
  ...entityErrorCodes('POST'),
  ...entityErrorCodes('CONTACT'),
  ...entityErrorCodes('CONTACT_FORM_MESSAGE'),
] as const;
