import type { TextShape } from '../core/textShape.ts';
import type { bookingTextsDe } from './texts.de.ts';

export const bookingTextsEn: TextShape<typeof bookingTextsDe> = { title: 'Book a court' };
