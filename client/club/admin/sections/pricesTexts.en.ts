import type { TextShape } from '../../../core/texts/textShape.ts';
import type { pricesTextsDe } from './pricesTexts.de.ts';

export const pricesTextsEn: TextShape<typeof pricesTextsDe> = {
  row: 'Prices, row {{number}}',
  rowHelp: 'Per hour in euros, from this time on. 0.00: free of charge.',
  time: 'From',
  guest: 'Guest',
  member: 'Member',
  trainer: 'Training',
  weekendGuest: 'Guest, weekend',
  weekendMember: 'Member, weekend',
  weekendTrainer: 'Training, weekend',
  addRow: 'Add a row',
  cards: 'Hour cards',
  cardsHelp: 'Empty: this card is not sold.',
  types: { YOUNG: 'Youth', STUDENT: 'Students', ADULT: 'Adults', SENIOR: 'Seniors' },
  voucherHours: 'Hours on a card',
  season: 'Season tickets',
  saisonBookingDiscount: 'Discount per hour in euros',
  preview: 'What does an hour cost?',
  day: 'Day',
  at: 'Time',
  roles: { MEMBER: 'Member', GUEST: 'Guest', TRAINER: 'Training', ADMIN: 'Administration' },
  noSport: 'No sport yet',
  noSportText: 'First add a sport under “Sports and courts”.',
};
