import type { TextShape } from '../../core/texts/textShape.ts';
import type { kioskAdminTextsDe } from './texts.de.ts';

export const kioskAdminTextsEn: TextShape<typeof kioskAdminTextsDe> = {
  menu: 'Screens',
  title: 'Screens in the club house',
  intro:
    'A screen on the wall shows today’s bookings, without a login and without prices. Each has its own link; whoever knows it sees the same.',
  name: 'Where is it?',
  nameHelp: 'For example “Club house, entrance”',
  nameMissing: 'Say where it is (60 characters at most).',
  create: 'Add screen',
  once: 'Open this link on the screen. It is shown only now.',
  open: 'Open on this device',
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyFailed: 'Copying is not possible here. Select the link and copy it.',
  list: 'Screens',
  where: 'Place',
  since: 'Since',
  actions: 'Actions',
  remove: 'Remove',
  removeNamed: 'Remove: {{name}}',
  removeQuestion: 'Remove the screen?',
  removeText: '“{{name}}” then shows nothing any more. For a new link, add it again.',
  removed: 'The screen “{{name}}” has been removed.',
  none: 'No screen yet',
  noneText: 'Add the first one and open its link on the device in the club house.',
};
