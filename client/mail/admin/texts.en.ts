import type { TextShape } from '../../core/texts/textShape.ts';
import { featureTextsEn } from '@platzwart/contracts/feature-texts/en';
import type { mailAdminTextsDe } from './texts.de.ts';

export const mailAdminTextsEn: TextShape<typeof mailAdminTextsDe> = {
  menu: {
    mails: 'E-mails',
  },
  overview: {
    mails: 'E-mails',
    waiting: 'Waiting to be sent',
    failed: 'Not delivered',
    allMails: 'See all e-mails',
    noFailure: 'Everything has been delivered.',
  },
  title: 'E-mails',
  count_one: '{{count}} e-mail',
  count_other: '{{count}} e-mails',
  filter: 'State',
  any: 'All',
  pages: 'Pages of the list',
  refresh: 'Refresh',
  states: { WAITING: 'Waiting', SENT: 'Sent', FAILED: 'Not delivered', DROPPED: 'Dropped' },
  columns: {
    kind: 'E-mail',
    recipient: 'To',
    state: 'State',
    time: 'When',
    tries: 'Tries',
    problem: 'Problem',
    actions: 'Actions',
  },
  kinds: featureTextsEn.mailKinds,
  problems: {
    SERVER_AWAY: 'The mail server does not answer.',
    SERVER_REFUSED: 'The mail server refuses us. Check SMTP_URL.',
    SERVER_BUSY: 'The mail server is busy.',
    RECIPIENT_REFUSED: 'The recipient is refused. Check the address.',
    ADDRESS_INVALID: 'The address is not valid.',
    CODE_EXPIRED: 'Its code has expired.',
    CODE_GONE: 'Its code is no longer valid.',
    REPLACED: 'Replaced by a newer e-mail.',
    NO_LONGER_WANTED: 'What it was about is no longer so, or the person wants none.',
    PERSON_ERASED: 'The person was erased.',
    EVENT_GONE: 'The event that called for it is no longer in the log.',
    EVENT_UNREADABLE: 'The event that called for it cannot be read.',
    NOT_WRITTEN: 'The e-mail could not be written.',
  },
  nobody: 'deleted person',
  sentAt: 'sent {{time}}',
  since: 'since {{time}}',
  resend: 'Send again',
  resendNamed: 'Send again: {{kind}} to {{name}}',
  resent: 'The e-mail is being sent once more.',
  empty: {
    none: { title: 'No e-mails yet', text: 'Every e-mail that the club sends is listed here.' },
    filtered: { title: 'No e-mails in this state', text: 'Take the filter away to see all of them.' },
  },
};
