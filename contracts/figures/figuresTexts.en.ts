import type { TextShape } from '../core/index.ts';
import type { figuresTextsDe } from './figuresTexts.de.ts';

export const figuresTextsEn: TextShape<typeof figuresTextsDe> = {
  errors: {},
  mailKinds: {},
  readModels: {
    figures: 'Report',
  },
  you: {},
  others: {},
};
