import { entitySuccessCodes } from '../core/index.ts';

export const websiteSuccessCodes = [
  ...entitySuccessCodes('TEAM'),
  ...entitySuccessCodes('EVENT'),
  ...entitySuccessCodes('POST'),
  ...entitySuccessCodes('CONTACT'),
  'SUC_CONTACT_FORM_MESSAGE_SENT',
  'SUC_CONTACT_FORM_MESSAGE_UPDATED',
  'SUC_CONTACT_FORM_MESSAGE_DELETED',
] as const;
