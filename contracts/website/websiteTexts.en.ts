import type { TextShape } from '../core/index.ts';
import type { websiteSuccessTextsDe, websiteTextsDe } from './websiteTexts.de.ts';

export const websiteTextsEn: TextShape<typeof websiteTextsDe> = {
  errors: {
    ERR_TEAM_NOT_CREATED: 'The team could not be created. Check what you entered and try again.',
    ERR_TEAM_NOT_UPDATED: 'The team could not be changed. Check what you entered and try again.',
    ERR_TEAM_NOT_DELETED: 'The team could not be deleted. Reload the page and try again.',
    ERR_TEAM_NOT_FOUND: 'This team no longer exists. Reload the page to see how things stand.',
    ERR_EVENT_NOT_CREATED: 'The event could not be created. Check whether the courts are free.',
    ERR_EVENT_NOT_UPDATED: 'The event could not be changed. Check whether the courts are free.',
    ERR_EVENT_NOT_DELETED: 'The event could not be deleted. Reload the page and try again.',
    ERR_EVENT_NOT_FOUND: 'This event no longer exists. Reload the page to see how things stand.',
    ERR_POST_NOT_CREATED: 'The post could not be created. Check what you entered and try again.',
    ERR_POST_NOT_UPDATED: 'The post could not be saved. Check what you entered and try again.',
    ERR_POST_NOT_DELETED: 'The post could not be deleted. Reload the page and try again.',
    ERR_POST_NOT_FOUND: 'This post no longer exists. Look at the news for what is current.',
    ERR_CONTACT_NOT_CREATED: 'The contact could not be created. Check what you entered and try again.',
    ERR_CONTACT_NOT_UPDATED: 'The contact could not be changed. Check what you entered and try again.',
    ERR_CONTACT_NOT_DELETED: 'The contact could not be deleted. Reload the page and try again.',
    ERR_CONTACT_NOT_FOUND: 'This contact no longer exists. Reload the page to see how things stand.',
    ERR_CONTACT_FORM_MESSAGE_NOT_CREATED: 'Your message could not be sent. Try again later, or give us a call.',
    ERR_CONTACT_FORM_MESSAGE_NOT_UPDATED:
      'The message could not be changed. Messages that are done stay done; otherwise reload the page.',
    ERR_CONTACT_FORM_MESSAGE_NOT_DELETED: 'The message could not be deleted. Reload the page and try again.',
    ERR_CONTACT_FORM_MESSAGE_NOT_FOUND: 'This message no longer exists. Reload the page to see how things stand.',
  },
  mailKinds: {},
  readModels: {},
  you: {},
  others: {},
};

export const websiteSuccessTextsEn: TextShape<typeof websiteSuccessTextsDe> = {
  SUC_TEAM_CREATED: 'The team has been created.',
  SUC_TEAM_UPDATED: 'The team has been changed.',
  SUC_TEAM_DELETED: 'The team has been deleted.',
  SUC_EVENT_CREATED: 'The event has been created.',
  SUC_EVENT_UPDATED: 'The event has been changed.',
  SUC_EVENT_DELETED: 'The event has been deleted.',
  SUC_POST_CREATED: 'The post has been created.',
  SUC_POST_UPDATED: 'The post has been saved.',
  SUC_POST_DELETED: 'The post has been deleted.',
  SUC_CONTACT_CREATED: 'The contact has been created.',
  SUC_CONTACT_UPDATED: 'The contact has been changed.',
  SUC_CONTACT_DELETED: 'The contact has been deleted.',
  SUC_CONTACT_FORM_MESSAGE_SENT: 'Your message has arrived. We will be in touch.',
  SUC_CONTACT_FORM_MESSAGE_UPDATED: 'The message has been changed.',
  SUC_CONTACT_FORM_MESSAGE_DELETED: 'The message has been deleted.',
};
