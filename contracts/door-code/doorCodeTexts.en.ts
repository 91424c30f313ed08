import type { TextShape } from '../core/index.ts';
import type { doorCodeSuccessTextsDe, doorCodeTextsDe } from './doorCodeTexts.de.ts';

export const doorCodeTextsEn: TextShape<typeof doorCodeTextsDe> = {
  errors: {
    ERR_DOORCODE_NOT_CREATED: 'The door code could not be created. Choose another code, or have one made.',
    ERR_DOORCODE_NOT_UPDATED: 'The door code could not be changed. Check what you entered and try again.',
    ERR_DOORCODE_NOT_DELETED: 'The door code could not be deleted. Reload the page and try again.',
    ERR_DOORCODE_NOT_FOUND: 'This door code no longer exists. Reload the page to see how things stand.',
  },
  mailKinds: {},
  readModels: {},
  you: {},
  others: {},
};

export const doorCodeSuccessTextsEn: TextShape<typeof doorCodeSuccessTextsDe> = {
  SUC_DOORCODE_CREATED: 'The door code has been created.',
  SUC_DOORCODE_UPDATED: 'The door code has been changed.',
  SUC_DOORCODE_DELETED: 'The door code has been deleted.',
};
