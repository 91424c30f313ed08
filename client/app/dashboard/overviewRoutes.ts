import { mdiViewDashboardOutline } from '@mdi/js';
import { todayTexts } from '../../booking/today/todayTexts.ts';
import type { AdminFeature } from '../../core/features/feature.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import type { dashboardTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    dashboard: typeof dashboardTextsDe;
  }
}

/** The dashboard's first page, composed of parts of several features. */
export const overviewFeature: AdminFeature = {
  texts: {
    dashboard: {
      de: async () => (await import('./texts.de.ts')).dashboardTextsDe,
      en: async () => (await import('./texts.en.ts')).dashboardTextsEn,
    },
    ...todayTexts,
  },
  pages: [
    {
      path: '/dashboard',
      page: lazyPage(async () => (await import('./OverviewPage.tsx')).OverviewPage),
      texts: ['dashboard', 'today', 'courtPlan', 'figuresAdmin', 'mailAdmin', 'userAdmin'],
    },
  ],
  menu: [
    {
      section: 'top',
      order: 10,
      to: '/dashboard',
      icon: mdiViewDashboardOutline,
      texts: 'dashboard',
      label: (t) => t(($) => $.menu.overview, { ns: 'dashboard' }),
    },
  ],
};
