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
  fact: '{{label}}: {{value}}',
  factBefore: '{{label}}: {{value}}, before: {{before}}',
  more: 'More details',
  before: 'Before: {{what}}',
  plan: {
    NONE: 'Now on {{from}}, {{times}}',
    DAILY: 'Now daily from {{from}} to {{until}}, {{times}}',
    WEEKLY: 'Now weekly from {{from}} to {{until}}, {{times}}',
    MONTHLY: 'Now monthly from {{from}} to {{until}}, {{times}}',
  },
  moments: {
    typed: 'Moment',
    example: '31 Dec, 12:00',
    wrong: 'Enter a day and a time, for example 31 Dec, 12:00.',
    show: 'Show',
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
