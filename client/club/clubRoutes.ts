import type { OpenFeature } from '../core/features/feature.ts';
import { lazyPage } from '../core/loading/lazyPage.ts';
import { upcomingEventsTexts } from '../core/upcomingEvents/upcomingEventsTexts.ts';
import type { startTextsDe } from './start/texts.de.ts';
import type { clubTextsDe } from './texts.de.ts';

declare module '../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    club: typeof clubTextsDe;
    start: typeof startTextsDe;
  }
}

const legalPages = () => import('./legalPages.ts');

/** `/` for visitors; people who are signed in go to their plan. */
export const startPage = {
  page: lazyPage(async () => (await import('./start/StartPage.tsx')).StartPage),
  texts: ['start', 'upcomingEvents'],
} as const;

export const clubFeature: OpenFeature = {
  texts: {
    ...upcomingEventsTexts,
    start: {
      de: async () => (await import('./start/texts.de.ts')).startTextsDe,
      en: async () => (await import('./start/texts.en.ts')).startTextsEn,
    },
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
      path: '/home/terms',
      guard: 'public',
      page: lazyPage(async () => (await legalPages()).TermsPage),
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
