import { historySentencesEn } from '@platzwart/contracts/history-sentences/en';
import { featureTextsEn } from '@platzwart/contracts/feature-texts/en';
import type { TextShape } from '../texts/textShape.ts';
import type { historyTextsDe } from './texts.de.ts';

export const historyTextsEn: TextShape<typeof historyTextsDe> = {
  title: 'History',
  open: 'History',
  openNamed: 'History: {{booking}}',
  list: 'What happened, the newest first',
  none: 'Nothing is recorded about this.',
  evidence: {
    open: 'Evidence as PDF',
    preparing: 'Making the evidence …',
    failed: 'The evidence cannot be made right now. Please try again in a minute.',
  },
  ...historySentencesEn,
  players: 'Players: {{names}}',
  noPlayers: 'Nobody is named any more.',
  guest: '{{name}} (guest)',
  guestFee: 'Guest fee: {{fee}}',
  before: 'Before: {{what}}',
  titleBefore: 'Title: {{title}}, before: {{before}}',
  noTitle: 'none',
  price: 'Price: {{price}}',
  byCard: 'Price: {{hours}} by hour card',
  priceBefore: 'Price: {{price}}, before: {{before}}',
  plan: {
    NONE: 'Now on {{from}}, {{times}}',
    DAILY: 'Now daily from {{from}} to {{until}}, {{times}}',
    WEEKLY: 'Now weekly from {{from}} to {{until}}, {{times}}',
    MONTHLY: 'Now monthly from {{from}} to {{until}}, {{times}}',
  },
  why: 'How the price came about',
  listPrice: 'List price',
  discount: 'Discount',
  vatRate: 'VAT included',
  priceGroup: 'Price group',
  settings: 'Version of the settings',
  percent: '{{value}}%',
  revision: 'no. {{value}}',
  roles: { GUEST: 'Guest', MEMBER: 'Member', TRAINER: 'Trainer', ADMIN: 'Admin' },
  moments: {
    shown: 'As of',
    compared: 'Compared with a later moment',
    previous: 'One event back',
    next: 'One event on',
    comparedWithNow: 'Compared with now',
    comparedWith: 'Compared with {{time}}',
  },
  mail: {
    SENT: 'E-mail sent: {{kind}}',
    WAITING: 'E-mail on its way: {{kind}}',
    FAILED: 'E-mail undeliverable: {{kind}}',
    DROPPED: 'E-mail dropped: {{kind}}',
  },
  mailKinds: featureTextsEn.mailKinds,
};
