import { mdiCogOutline } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { historyTexts } from '../../core/history/historyTexts.ts';
import { personPickerTexts } from '../../core/people/personPickerTexts.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import type { settingsAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    settingsAdmin: typeof settingsAdminTextsDe;
  }
}

const page = lazyPage(async () => (await import('./SettingsPage.tsx')).SettingsPage);

/** The club's settings; the section and its sport are part of the address. */
export const settingsAdminFeature: AdminFeature = {
  texts: {
    ...historyTexts,
    ...personPickerTexts,
    settingsAdmin: {
      de: async () => (await import('./texts.de.ts')).settingsAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).settingsAdminTextsEn,
    },
  },
  pages: [
    { path: '/dashboard/settings', page, texts: ['settingsAdmin', 'courtPlan', 'history', 'personPicker'] },
    { path: '/dashboard/settings/:section', page, texts: ['settingsAdmin', 'courtPlan', 'history', 'personPicker'] },
    {
      path: '/dashboard/settings/:section/:sport',
      page,
      texts: ['settingsAdmin', 'courtPlan', 'history', 'personPicker'],
    },
  ],
  menu: [
    {
      section: 'other',
      order: 90,
      to: '/dashboard/settings',
      icon: mdiCogOutline,
      texts: 'settingsAdmin',
      label: (t) => t(($) => $.menu, { ns: 'settingsAdmin' }),
    },
  ],
};
