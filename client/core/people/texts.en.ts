import type { TextShape } from '../texts/textShape.ts';
import type { personPickerTextsDe } from './texts.de.ts';

export const personPickerTextsEn: TextShape<typeof personPickerTextsDe> = {
  typeName: 'Type a name or a number.',
  nobody: 'Nobody found.',
  searching: 'Searching …',
  clear: 'Clear',
  open: 'Open',
  close: 'Close',
};
