import type { TextShape } from '../../core/texts/textShape.ts';
import type { kioskTextsDe } from './texts.de.ts';

export const kioskTextsEn: TextShape<typeof kioskTextsDe> = {
  loading: 'Connecting …',
  lost: 'No connection. It resumes by itself.',
  gone: 'This screen is no longer enabled.',
  goneHint:
    'Open the address without the part after “/kiosk” on this device: then it shows a code with which an admin pairs it.',
  pairing: {
    title: 'Screen in the club house',
    how: 'An admin scans the picture or enters this code in the dashboard under “Screens”. Then this device shows the courts of today.',
    code: 'Code: {{code}}',
    picture: 'QR code: opens the page on which an admin pairs this screen',
    ends: 'The code is valid for ten minutes. After that a new one appears here by itself.',
    busy: 'Too many screens of this network are waiting for an admin already. In a few minutes a code appears here by itself.',
    lost: 'No connection. The code comes by itself as soon as there is one again.',
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
