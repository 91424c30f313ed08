import type { TextShape } from '../../core/texts/textShape.ts';
import type { kioskTextsDe } from './texts.de.ts';

export const kioskTextsEn: TextShape<typeof kioskTextsDe> = {
  loading: 'Connecting …',
  lost: 'No connection. It resumes by itself.',
  gone: 'This screen is no longer enabled.',
  goneHint: 'A new link can be created in the dashboard, under “Screens”.',
  noLink: {
    title: 'Screen in the club house',
    text: 'This address shows the courts of today only with the link of a screen. How to get it:',
    make: 'An admin adds a screen in the dashboard under “Screens” and copies its link.',
    open: 'Open the link on this device, most easily from a message to yourself.',
    keep: 'Make it the start page of the browser: then nobody has to type it again.',
    link: 'Open the screens in the dashboard',
  },
  taken: 'taken until {{time}}',
  shut: '{{reason}}: closed until {{time}}',
  free: 'free until {{time}}',
  freeAllDay: 'free today',
  closed: 'closed',
  booked: 'booked',
  none: 'No courts have been set up.',
};
