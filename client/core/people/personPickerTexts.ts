import type { FeatureTexts } from '../texts/registeredTexts.ts';
import type { personPickerTextsDe } from './texts.de.ts';

declare module '../texts/registeredTexts.ts' {
  interface RegisteredTexts {
    personPicker: typeof personPickerTextsDe;
  }
}

/** For the features whose pages pick a person; such a page names the namespace `personPicker`. */
export const personPickerTexts = {
  personPicker: {
    de: async () => (await import('./texts.de.ts')).personPickerTextsDe,
    en: async () => (await import('./texts.en.ts')).personPickerTextsEn,
  },
} satisfies FeatureTexts;
