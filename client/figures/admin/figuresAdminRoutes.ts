import type { AdminFeature } from '../../core/features/feature.ts';
import type { figuresAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    figuresAdmin: typeof figuresAdminTextsDe;
  }
}

/** The club in numbers. The overview shows the key figures. */
export const figuresAdminFeature: AdminFeature = {
  texts: {
    figuresAdmin: {
      de: async () => (await import('./texts.de.ts')).figuresAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).figuresAdminTextsEn,
    },
  },
  pages: [],
  menu: [],
};
