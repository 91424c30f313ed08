import type { courtNameTextsDe } from './courtNameTexts.de.ts';
import type { TextShape } from './textShape.ts';

export const courtNameTextsEn: TextShape<typeof courtNameTextsDe> = {
  Platz: 'Court {{number}}',
  Halle: 'Hall {{number}}',
  Box: 'Court {{number}}',
};
