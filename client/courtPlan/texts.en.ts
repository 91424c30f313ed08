import type { TextShape } from '../core/texts/textShape.ts';
import type { courtPlanTextsDe } from './texts.de.ts';

export const courtPlanTextsEn: TextShape<typeof courtPlanTextsDe> = {
  label: 'Court plan {{sport}}, {{date}}',
  hint: 'Arrow keys move, space selects, shift and arrow down extends. T: today, square brackets: day back and on, Escape: clear the selection.',
  time: 'Time',
  surfaces: {
    CLAY: 'clay',
    HALL_FLOOR: 'hall floor',
    SQUASH_FLOOR: 'squash floor',
    HARD: 'hard court',
    CARPET: 'carpet',
    GRASS: 'grass',
  },
  cell: {
    place: '{{court}}, {{start}} to {{end}}',
    free: '{{place}}, free, {{price}} for {{minutes}} min',
    selected: '{{place}}, selected',
    booked: '{{place}}, {{what}}',
    own: '{{place}}, your booking',
    ofChild: '{{place}}, booking for {{name}}',
    closed: '{{place}}, {{reason}}',
    taken: 'Taken',
    you: 'You',
    tooShort: '{{minutes}} min',
  },
  marks: { taken: 'just taken', freed: 'just became free', differs: 'different now' },
  categories: {
    SINGLE: 'Member',
    GUEST_SINGLE: 'Guest',
    SAISON: 'Season',
    GUEST_SAISON: 'Guest season',
    EVENT: 'Event',
    TRAINING: 'Training',
    BLOCK: 'Blocked',
  },
  reasons: {
    past: 'over',
    tooShort: '{{minutes}} min free, too short',
    tooSoon: 'too short notice',
    tooFar: 'too far ahead',
    notAllowed: 'not bookable',
  },
};
