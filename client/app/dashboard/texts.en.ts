import type { TextShape } from '../../core/texts/textShape.ts';
import { featureTextsEn } from '@platzwart/contracts/feature-texts/en';
import type { dashboardTextsDe } from './texts.de.ts';

export const dashboardTextsEn: TextShape<typeof dashboardTextsDe> = {
  menu: {
    title: 'Dashboard',
    overview: 'Overview',
    booking: 'Booking',
    other: 'Other',
  },
  title: 'Overview',
  setUp: {
    title: 'Set up the club',
    progress: '{{count}} of {{total}} steps are done. The list disappears when all of them are.',
    done: 'Done:',
    open: 'To do:',
    steps: {
      club: 'Name, contacts and address of the club',
      sports: 'Sports, courts and opening hours',
      prices: 'Prices of all sports',
      rules: 'Review and save the booking rules',
      tax: 'Tax and bank data for invoices',
      mail: 'Send a first e-mail',
    },
  },
  attention: {
    title: 'Needs you today',
    nothing: 'All done. There is nothing to look after right now.',
    log_one: 'The check of the log has found {{count}} error',
    log_other: 'The check of the log has found {{count}} errors',
    stuck: '{{name}}: an online payment of {{amount}} has had no result since {{at}}',
    erased: 'Deleted person',
    overdue_one: '{{count}} invoice is overdue: {{amount}}',
    overdue_other: '{{count}} invoices are overdue: {{amount}}',
    refunds_one: '{{count}} refund is due: {{amount}}',
    refunds_other: '{{count}} refunds are due: {{amount}}',
    mails_one: '{{count}} e-mail did not arrive',
    mails_other: '{{count}} e-mails did not arrive',
    guests_one: '{{count}} guest has registered and not confirmed yet',
    guests_other: '{{count}} guests have registered and not confirmed yet',
    accounts_one: '{{count}} invited person has not confirmed the account yet',
    accounts_other: '{{count}} invited people have not confirmed their accounts yet',
    behind: 'New bookings and changes are showing up late at the moment.',
  },
  links: {
    title: 'Often used',
    book: 'Book a court',
    newAccount: 'New account',
    importMembers: 'Import members',
    invoices: 'Invoice run',
    mails: 'View e-mails',
    settings: 'Settings',
  },
  operations: 'For technicians',
  readModels: 'How current the screens are',
  readModelsHint:
    'Every screen is worked out from the club’s log. “Current” means that it contains everything that has happened.',
  readModelNames: featureTextsEn.readModels,
  upToDate: 'current',
  behind_one: '{{count}} change is missing',
  behind_other: '{{count}} changes are missing',
  rebuilding: 'being rebuilt, {{percent}} %',
};
