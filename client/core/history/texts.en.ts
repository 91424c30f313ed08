import { mailKindTextsEn } from '../texts/mailKindTexts.en.ts';
import type { TextShape } from '../texts/textShape.ts';
import type { historyTextsDe } from './texts.de.ts';

export const historyTextsEn: TextShape<typeof historyTextsDe> = {
  title: 'History',
  open: 'History',
  openNamed: 'History: {{booking}}',
  list: 'What happened, the newest first',
  none: 'Nothing is recorded about this.',
  club: 'The club',
  admin: '{{name}} (admin)',
  system: 'The system',
  erased: 'A deleted person',
  you: {
    CourtBooked: 'You booked.',
    BookingCancelled: 'You cancelled.',
    BookingDeleted: 'You deleted the entry.',
    SeriesPlanned: 'You planned the series.',
    other: 'You changed something.',
  },
  others: {
    CourtBooked: '{{who}} booked.',
    BookingCancelled: '{{who}} cancelled.',
    BookingDeleted: '{{who}} deleted the entry.',
    SeriesPlanned: '{{who}} planned the series.',
    other: '{{who}} changed something.',
  },
  reason: 'Reason: {{reason}}',
  remark: 'Remark: {{remark}}',
  price: 'Price: {{price}}',
  why: 'How the price came about',
  listPrice: 'List price',
  discount: 'Discount',
  vatRate: 'VAT included',
  priceGroup: 'Price group',
  settings: 'Version of the settings',
  percent: '{{value}} %',
  revision: 'no. {{value}}',
  roles: { GUEST: 'Guest', MEMBER: 'Member', TRAINER: 'Trainer', ADMIN: 'Admin' },
  mail: {
    SENT: 'E-mail sent: {{kind}}',
    WAITING: 'E-mail on its way: {{kind}}',
    FAILED: 'E-mail undeliverable: {{kind}}',
    DROPPED: 'E-mail dropped: {{kind}}',
  },
  mailKinds: mailKindTextsEn,
};
