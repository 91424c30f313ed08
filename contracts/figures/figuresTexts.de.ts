import type { FeatureTexts } from '../core/index.ts';

export const figuresTextsDe = {
  errors: {},
  mailKinds: {},
  readModels: {
    figures: 'Auswertung',
  },
  you: {},
  others: {},
} as const satisfies FeatureTexts;
