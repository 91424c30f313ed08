import type { TextShape } from '../../../core/texts/textShape.ts';
import type { seriesTextsDe } from './seriesTexts.de.ts';

export const seriesTextsEn: TextShape<typeof seriesTextsDe> = {
  skipped: 'Dates that the series leaves out',
  skippedDate: '{{date}}, court {{courts}}',
  reasons: { TAKEN: 'was taken', CHOSEN: 'chosen so', NO_SUCH_DAY: 'the month has no such day, this is its last one' },
  add: 'Book after all',
  addNamed: 'Book after all: {{what}}',
  added: 'The date is booked.',
  taken: 'The court is taken on that day.',
  takenBy: '{{date}}, court {{court}}: taken by {{what}}',
  cancelled: 'Cancelled dates of the series',
  cancelledPlace: 'Court {{court}}, {{time}}',
  again: 'Book again',
  againNamed: 'Book again: {{what}}',
  more: 'Show {{count}} more',
};
