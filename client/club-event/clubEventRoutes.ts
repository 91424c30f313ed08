import type { OpenFeature } from '../core/features/feature.ts';
import { lazyPage } from '../core/loading/lazyPage.ts';
import type { clubEventTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    clubEvent: typeof clubEventTextsDe;
  }
}

export const clubEventFeature: OpenFeature = {
  texts: {
    clubEvent: {
      de: async () => (await import('./texts.de.ts')).clubEventTextsDe,
      en: async () => (await import('./texts.en.ts')).clubEventTextsEn,
    },
  },
  pages: [
    {
      path: '/home/events',
      guard: 'public',
      page: lazyPage(async () => (await import('./EventsPage.tsx')).EventsPage),
      texts: ['clubEvent'],
    },
  ],
};
