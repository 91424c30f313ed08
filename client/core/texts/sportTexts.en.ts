import type { sportTextsDe } from './sportTexts.de.ts';
import type { TextShape } from './textShape.ts';

export const sportTextsEn: TextShape<typeof sportTextsDe> = {
  TENNIS: 'Tennis',
  HALL: 'Indoor hall',
  SQUASH: 'Squash',
  PADEL: 'Padel',
  BADMINTON: 'Badminton',
};
