import { mdiCalendarStarOutline } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import type { clubEventAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    clubEventAdmin: typeof clubEventAdminTextsDe;
  }
}

const texts = ['clubEventAdmin', 'clubEvent', 'courtPlan', 'history'] as const;

export const clubEventAdminFeature: AdminFeature = {
  texts: {
    clubEventAdmin: {
      de: async () => (await import('./texts.de.ts')).clubEventAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).clubEventAdminTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/event',
      page: lazyPage(async () => (await import('./EventsAdminPage.tsx')).EventsAdminPage),
      texts,
    },
    {
      path: '/dashboard/event/new',
      page: lazyPage(async () => (await import('./NewEventPage.tsx')).NewEventPage),
      texts,
    },
    {
      path: '/dashboard/event/:id/edit',
      page: lazyPage(async () => (await import('./EditEventPage.tsx')).EditEventPage),
      texts,
    },
  ],
  menu: [
    {
      section: 'booking',
      order: 80,
      to: '/dashboard/event',
      icon: mdiCalendarStarOutline,
      texts: 'clubEventAdmin',
      label: (t) => t(($) => $.menu, { ns: 'clubEventAdmin' }),
    },
  ],
};
