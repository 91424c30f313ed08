import type { FeatureTexts } from '../core/texts/registeredTexts.ts';
import type { vouchersTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    vouchers: typeof vouchersTextsDe;
  }
}

/** For the own pages and for those of the admins. */
export const voucherTexts: FeatureTexts = {
  vouchers: {
    de: async () => (await import('./texts.de.ts')).vouchersTextsDe,
    en: async () => (await import('./texts.en.ts')).vouchersTextsEn,
  },
};
