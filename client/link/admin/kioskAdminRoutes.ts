import { mdiMonitorDashboard } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import type { kioskAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    kioskAdmin: typeof kioskAdminTextsDe;
  }
}

export const kioskAdminFeature: AdminFeature = {
  texts: {
    kioskAdmin: {
      de: async () => (await import('./texts.de.ts')).kioskAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).kioskAdminTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/kiosk',
      page: lazyPage(async () => (await import('./KiosksPage.tsx')).KiosksPage),
      texts: ['kioskAdmin'],
    },
  ],
  menu: [
    {
      section: 'other',
      order: 60,
      to: '/dashboard/kiosk',
      icon: mdiMonitorDashboard,
      texts: 'kioskAdmin',
      label: (t) => t(($) => $.menu, { ns: 'kioskAdmin' }),
    },
  ],
};
