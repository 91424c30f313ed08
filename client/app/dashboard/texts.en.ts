import type { TextShape } from '../../core/texts/textShape.ts';
import type { dashboardTextsDe } from './texts.de.ts';

export const dashboardTextsEn: TextShape<typeof dashboardTextsDe> = {
  menu: {
    title: 'Dashboard',
    overview: 'Overview',
    booking: 'Booking',
    other: 'Other',
  },
  title: 'Overview',
  readModels: 'Views',
  readModelsHint: 'Everything you see is worked out from the log of events.',
  readModelNames: { bookings: 'Bookings', club_settings: 'Settings of the club', people: 'Accounts' },
  upToDate: 'up to date',
  behind_one: '{{count}} event behind',
  behind_other: '{{count}} events behind',
  rebuilding: 'being rebuilt, {{percent}} %',
};
