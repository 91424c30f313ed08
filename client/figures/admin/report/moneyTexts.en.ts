import type { TextShape } from '../../../core/texts/textShape.ts';
import type { moneyTextsDe } from './moneyTexts.de.ts';

export const moneyTextsEn: TextShape<typeof moneyTextsDe> = {
  revenue: {
    name: 'Revenue by day of play',
    title:
      '{{total}} are to be paid for these days of play, {{perHour}} for each bookable hour; by the price list it would be {{list}}',
    definition:
      'Prices of the bookings by their day of play, gross, with the guest fee. To be paid is what is left after discounts, also for cancelled bookings that stay due. It does not say when money has come in.',
    file: 'revenue',
    columns: { day: 'Day of play', list: 'By price list', price: 'To be paid' },
  },
  views: {
    name: 'Revenue by three dates',
    title: '{{billed}} were invoiced, {{received}} came in; the games were worth {{played}}',
    before: '(compared: {{billed}} invoiced, {{received}} came in)',
    definition:
      'Three views of the same money, which must not be added up. By day of play: prices of the bookings of that day, even where there is no invoice yet; without hour cards. By invoice date: what the invoices of that day demand, less what was cancelled. By payment date: what was transferred, paid at the club or online, less refunds and payments taken back. All gross.',
    file: 'revenue_by_dates',
    day: 'Day or month',
    columns: { price: 'By day of play', billed: 'By invoice date', received: 'By payment date' },
  },
};
