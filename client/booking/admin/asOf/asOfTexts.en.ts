import type { TextShape } from '../../../core/texts/textShape.ts';
import type { asOfTextsDe } from './asOfTexts.de.ts';

export const asOfTextsEn: TextShape<typeof asOfTextsDe> = {
  asOf: {
    menu: 'As of',
    title: 'The plan as of a moment',
    sport: 'Sport',
    day: 'Day of play',
    slider: 'As of',
    previous: 'One event back',
    next: 'One event on',
    now: 'Court plan for {{day}} as it is now',
    then: 'Court plan for {{day}} as it was known on {{time}}',
    differences_one: '{{count}} difference to now',
    differences_other: '{{count}} differences to now',
    gone: 'Gone since: {{what}}',
    added: 'New since: {{what}}',
    changed: 'Changed since: {{then}}; now {{now}}',
    happened: 'What happened at this moment',
    position: 'Position {{position}} in the log',
    empty: { title: 'Nothing was ever booked on this day', text: 'Choose another day of play or another sport.' },
  },
};
