import type { FeatureTexts } from '../core/index.ts';

export const historyTextsDe = {
  errors: {},
  mailKinds: {},
  readModels: {
    history: 'Verläufe und Protokoll',
  },
  you: {},
  others: {},
} as const satisfies FeatureTexts;
