import type { TextShape } from '../texts/textShape.ts';
import type { playersTextsDe } from './texts.de.ts';

export const playersTextsEn: TextShape<typeof playersTextsDe> = {
  label: 'Players',
  optional: 'Players (optional)',
  add: 'Add a player',
  help: 'Type a name. Whoever is not in the club plays as a guest.',
  helpGuest: 'Type the name of your guest.',
  fee: 'Guests cost {{fee}} for each hour that begins.',
  guest: '{{name}} (guest)',
  asGuest: '“{{name}}” as a guest',
  remove: 'Take out {{name}}',
  frequent: 'Often play with you',
  loading: 'Loading names …',
  failed: 'The names could not be loaded. You can still enter guests.',
  missing: 'Name at least one player.',
  unpicked: 'Choose “{{name}}” from the suggestions, or delete the name.',
  full: 'No more names fit on a court.',
  who: 'Suggestions',
};
