import { mdiHistory } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { historyTexts } from '../../core/history/historyTexts.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import { personPickerTexts } from '../../core/people/personPickerTexts.ts';
import type { historyAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    historyAdmin: typeof historyAdminTextsDe;
  }
}

/** What happened in the club. */
export const historyAdminFeature: AdminFeature = {
  texts: {
    ...historyTexts,
    ...personPickerTexts,
    historyAdmin: {
      de: async () => (await import('./texts.de.ts')).historyAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).historyAdminTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/history',
      page: lazyPage(async () => (await import('./ClubLogPage.tsx')).ClubLogPage),
      texts: ['historyAdmin', 'history', 'personPicker'],
    },
  ],
  menu: [
    {
      section: 'other',
      order: 85,
      to: '/dashboard/history',
      icon: mdiHistory,
      texts: 'historyAdmin',
      label: (t) => t(($) => $.menu.log, { ns: 'historyAdmin' }),
    },
  ],
};
