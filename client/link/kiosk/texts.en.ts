import type { TextShape } from '../../core/texts/textShape.ts';
import type { kioskTextsDe } from './texts.de.ts';

export const kioskTextsEn: TextShape<typeof kioskTextsDe> = {
  loading: 'Connecting …',
  lost: 'No connection. It resumes by itself.',
  gone: 'This screen is no longer enabled.',
  goneHint: 'A new link can be created in the dashboard, under “Screens”.',
  taken: 'taken until {{time}}',
  free: 'free until {{time}}',
  freeAllDay: 'free today',
  closed: 'closed',
  booked: 'booked',
  none: 'No courts have been set up.',
};
