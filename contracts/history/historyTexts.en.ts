import type { TextShape } from '../core/index.ts';
import type { historyTextsDe } from './historyTexts.de.ts';

export const historyTextsEn: TextShape<typeof historyTextsDe> = {
  errors: {},
  mailKinds: {},
  readModels: {
    history: 'Histories and club log',
  },
  you: {},
  others: {},
};
