import type { FeatureTexts } from '../core/texts/registeredTexts.ts';
import type { courtPlanTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    courtPlan: typeof courtPlanTextsDe;
  }
}

export const courtPlanTexts: FeatureTexts = {
  courtPlan: {
    de: async () => (await import('./texts.de.ts')).courtPlanTextsDe,
    en: async () => (await import('./texts.en.ts')).courtPlanTextsEn,
  },
};
