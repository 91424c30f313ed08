import type { TextShape } from '../core/index.ts';
import type { linkSuccessTextsDe, linkTextsDe } from './linkTexts.de.ts';

export const linkTextsEn: TextShape<typeof linkTextsDe> = {
  errors: {
    ERR_KIOSK_NOT_FOUND: 'This screen no longer exists. Reload the list.',
    ERR_KIOSK_CODE_INVALID:
      'No screen shows this code now. A code is valid for ten minutes and only once: enter the one that is on the screen now.',
  },
  mailKinds: {},
  readModels: {},
  you: {},
  others: {},
};

export const linkSuccessTextsEn: TextShape<typeof linkSuccessTextsDe> = {
  SUC_CALENDAR_LINK_CREATED: 'The link to your calendar has been created.',
  SUC_CALENDAR_LINK_DELETED: 'The link to your calendar is no longer valid.',
  SUC_KIOSK_CREATED: 'The screen has been added.',
  SUC_KIOSK_DELETED: 'The screen has been removed.',
  SUC_KIOSK_PAIRED: 'The screen has been paired.',
};
