import type { FeatureTexts } from '../core/texts/registeredTexts.ts';
import type { invoicesTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    invoices: typeof invoicesTextsDe;
  }
}

/** For the own pages and for those of the admins. */
export const invoiceTexts: FeatureTexts = {
  invoices: {
    de: async () => (await import('./texts.de.ts')).invoicesTextsDe,
    en: async () => (await import('./texts.en.ts')).invoicesTextsEn,
  },
};
