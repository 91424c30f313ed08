import type { TextShape } from '../../../core/texts/textShape.ts';
import type { asOfTextsDe } from './asOfTexts.de.ts';

export const asOfTextsEn: TextShape<typeof asOfTextsDe> = {
  asOf: {
    menu: 'As of',
    title: 'The plan as of a moment',
    sport: 'Sport',
    day: 'Day of play',
    now: 'Court plan for {{day}} as it is now',
    then: 'Court plan for {{day}} as it was known on {{time}}',
    hint: 'Read only. Arrow keys move.',
    same: 'No difference to now',
    sameThen: 'No difference to {{time}}',
    differences_one: '{{count}} difference to now',
    differences_other: '{{count}} differences to now',
    differencesThen_one: '{{count}} difference to {{time}}',
    differencesThen_other: '{{count}} differences to {{time}}',
    gone: 'Gone afterwards: {{what}}',
    added: 'New afterwards: {{what}}',
    changed: 'Changed afterwards: {{then}}; then {{later}}',
    happened: 'What happened at this moment',
    position: 'Position {{position}} in the log',
    empty: { title: 'Nothing was ever booked on this day', text: 'Choose another day of play or another sport.' },
  },
};
