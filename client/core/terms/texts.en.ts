import type { TextShape } from '../texts/textShape.ts';
import type { termsTextsDe } from './texts.de.ts';

export const termsTextsEn: TextShape<typeof termsTextsDe> = {
  accept: 'I have read the rules for courts and play and will keep to them.',
  link: 'Read the rules for courts and play',
  missing: 'Please accept the rules for courts and play.',
};
