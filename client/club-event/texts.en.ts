import type { TextShape } from '../core/texts/textShape.ts';
import type { clubEventTextsDe } from './texts.de.ts';

export const clubEventTextsEn: TextShape<typeof clubEventTextsDe> = {
  title: 'Events',
  intro: 'What is coming up in the club: tournaments, match days, parties.',
  subscribe: 'Subscribe to the calendar',
  subscribeHelp: 'The link opens your calendar program. New events then appear by themselves.',
  save: 'Add to calendar',
  saveNamed: 'Add to calendar: {{name}}',
  cancelled: 'Called off',
  allDay: 'all day',
  from: 'from {{time}}',
  range: '{{first}} to {{last}}',
  daily: 'daily {{time}}',
  courts_one: 'Court {{courts}}',
  courts_other: 'Courts {{courts}}',
  none: 'Nothing is coming up right now',
  noneText: 'New events of the club appear here as soon as there are any.',
  categories: { LEAGUE: 'Match day', TOURNAMENT: 'Tournament', CLUB: 'Club', OTHER: 'Other' },
  homeAway: { HOME: 'Home match', AWAY: 'Away match' },
};
