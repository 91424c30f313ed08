import type { TextShape } from '../../core/texts/textShape.ts';
import type { startTextsDe } from './texts.de.ts';

export const startTextsEn: TextShape<typeof startTextsDe> = {
  title: 'Welcome',
  intro: 'Choose a court, book it, play: see live what is free.',
  book: 'Book a court',
  register: 'Register as a guest',
};
