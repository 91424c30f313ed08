import type { TextShape } from '../../../core/texts/textShape.ts';
import type { waiveTextsDe } from './waiveTexts.de.ts';

/** The question before the rest of an invoice is waived. */
export const waiveTextsEn: TextShape<typeof waiveTextsDe> = {
  waive: {
    action: 'Waive the rest',
    title: 'Waive the rest of invoice {{number}}?',
    text: 'The club does without {{amount}}. An invoice correction with a number of its own is issued and sent to {{name}} by e-mail. The invoice then counts as paid and can no longer be cancelled.',
    submit: 'Waive the rest',
    done: 'The rest is waived.',
  },
};
