import type { TextShape } from '../../core/texts/textShape.ts';
import type { siteTextsDe } from './texts.de.ts';

export const siteTextsEn: TextShape<typeof siteTextsDe> = {
  menu: { label: 'Menu', events: 'Events', book: 'Book a court', signIn: 'Sign in' },
  descriptions: {
    imprint: 'Who runs this site: address, board and contact of {{club}}.',
    privacy: 'Which data {{club}} keeps, why, for how long, and what your rights are.',
    terms: 'What applies on the grounds of {{club}}.',
  },
};
