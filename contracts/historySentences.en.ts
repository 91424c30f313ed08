import { featureTextsEn } from './featureTexts.en.ts';
import type { TextShape } from './core/textShape.ts';
import type { historySentencesDe } from './historySentences.de.ts';

export const historySentencesEn: TextShape<typeof historySentencesDe> = {
  club: 'The club',
  admin: '{{name}} (admin)',
  system: 'The system',
  erased: 'A deleted person',
  you: { ...featureTextsEn.you, other: 'You changed something.' },
  others: { ...featureTextsEn.others, other: '{{who}} changed something.' },
  withoutSession: {
    PersonRegistered: 'The person registered on their own.',
    PersonVerified: 'The e-mail address was confirmed with a code.',
    PasswordReset: 'The password was reset with a code.',
    EmailChanged: 'The new e-mail address was confirmed with a code.',
  },
  reason: 'Reason: {{reason}}',
  remark: 'Remark: {{remark}}',
};
