import type { TextShape } from '../../core/texts/textShape.ts';
import type { creditTextsDe } from './creditTexts.de.ts';

export const creditTextsEn: TextShape<typeof creditTextsDe> = {
  credit: {
    set: 'As a credit',
    setNamed: 'Enter the payment of {{name}} as a credit',
    title: 'Paid too much: credit',
    text: 'Nothing is open of this invoice any more. {{amount}} become a credit of its recipient, to be paid back or set off.',
    number: 'Invoice number',
    numberMissing: 'Enter the number of the invoice, e.g. 2026-00012.',
  },
};
