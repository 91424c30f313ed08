import type { TextShape } from '../texts/textShape.ts';
import type { upcomingEventsTextsDe } from './texts.de.ts';

export const upcomingEventsTextsEn: TextShape<typeof upcomingEventsTextsDe> = {
  title: 'Coming up in the club',
  all: 'All events',
  cancelled: 'Called off',
  from: 'from {{time}}',
  until: 'until {{date}}',
};
