import { errorTextsEn } from './errors/errorTexts.en.ts';
import { sportTextsEn } from './texts/sportTexts.en.ts';
import type { TextShape } from './texts/textShape.ts';
import type { coreTextsDe } from './texts.de.ts';

export const coreTextsEn: TextShape<typeof coreTextsDe> = {
  errors: errorTextsEn,
  sports: sportTextsEn,
  skipToContent: 'Skip to content',
  skipToPlan: 'Skip to the court plan',
  home: 'Home',
  toBooking: 'Book a court',
  toDashboard: 'Dashboard',
  language: { label: 'Language', de: 'Deutsch', en: 'English' },
  settings: { label: 'Appearance', changed: 'Appearance (changed)' },
  noticeKinds: { success: 'Done', info: 'Note', warning: 'Warning', error: 'Error' },
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  reload: 'Reload',
  unsaved: {
    question: 'Leave the page?',
    text: 'You have entered something that is not saved yet.',
    stay: 'Stay here',
    leave: 'Discard',
  },
  invisibleText: 'There is a character here that nobody can see. Type the value instead of pasting it.',
  waitSeconds: '{{seconds}} seconds left.',
  loading: 'Loading …',
  pager: { back: 'Previous page', on: 'Next page', place: 'Page {{page}} of {{pages}}' },
  offline: 'You are offline. You see how things last stood; booking and cancelling work again once you are connected.',
  connection: {
    live: 'Live',
    connecting: 'Connecting …',
    interrupted: 'Connection lost,',
    asOf: 'as of {{time}}',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The ball has landed in the net: there is nothing at this address.',
    action: 'Book a court',
  },
  failure: { title: 'That did not work' },
  newVersion: 'New version available',
  noConnection: {
    title: 'No connection',
    text: 'This page had not been loaded yet, and the server cannot be reached. Check your internet connection. As soon as it is back, this page carries on.',
  },
  expiry: { warning: 'Your session ends in 2 minutes.', action: 'Sign in again' },
  footer: {
    zone: 'All times: local time of the club',
    events: 'Events',
    legal: 'Club and legal',
    imprint: 'Legal notice',
    terms: 'Court rules',
    privacy: 'Privacy',
  },
};
