import type { TextShape } from '../../core/texts/textShape.ts';
import type { figuresAdminTextsDe } from './texts.de.ts';

export const figuresAdminTextsEn: TextShape<typeof figuresAdminTextsDe> = {
  title: 'Key figures {{year}}',
  live: 'The numbers change as soon as something happens.',
  definition: 'What counts: {{name}}',
  totals: {
    users: 'Accounts',
    bookings: 'Bookings',
    events: 'Events',
    vouchers: 'Hour cards',
    teams: 'Teams',
  },
  definitions: {
    users: 'All accounts that are verified and not blocked.',
    bookings:
      'All bookings with a day of play in this calendar year that are not cancelled, including training, seasons, events and blocks of the club. Each date of a series counts by itself.',
    events: 'All events that take place in this calendar year and are not called off.',
    vouchers: 'All hour cards ordered in this calendar year.',
    teams: 'All teams on the website.',
    byCategory: 'The bookings of this calendar year that are not cancelled, by kind.',
    singles:
      'Prices of the single bookings of members and guests with a day of play in this calendar year, gross, with the guest fee. Of cancelled ones only what has to be paid anyway.',
  },
  byCategory: 'Bookings by kind',
  singles: 'Single bookings in euros',
  states: { BOOKED: 'Booked', CANCELED: 'Cancelled, still due', INVOICED: 'Invoiced', PAID: 'Paid' },
};
