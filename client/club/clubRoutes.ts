import type { OpenFeature } from '../core/features/feature.ts';
import { lazyPage } from '../core/loading/lazyPage.ts';
import type { clubTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    club: typeof clubTextsDe;
  }
}

const legalPages = () => import('./legalPages.ts');

export const clubFeature: OpenFeature = {
  texts: {
    club: {
      de: async () => (await import('./texts.de.ts')).clubTextsDe,
      en: async () => (await import('./texts.en.ts')).clubTextsEn,
    },
  },
  pages: [
    {
      path: '/home/imprint',
      guard: 'public',
      page: lazyPage(async () => (await legalPages()).ImprintPage),
      texts: ['club'],
    },
    {
      path: '/home/privacy',
      guard: 'public',
      page: lazyPage(async () => (await legalPages()).PrivacyPage),
      texts: ['club'],
    },
  ],
};
