import { mdiCalendarSync } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import { personPickerTexts } from '../../core/people/personPickerTexts.ts';
import type { seasonAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    seasonAdmin: typeof seasonAdminTextsDe;
  }
}

const page = lazyPage(async () => (await import('./SeasonPage.tsx')).SeasonPage);
const texts = ['seasonAdmin', 'courtPlan', 'personPicker'] as const;

/** Last season becomes the draft of the next one, its holders are asked, and what they accept is booked. */
export const seasonAdminFeature: AdminFeature = {
  texts: {
    ...personPickerTexts,
    seasonAdmin: {
      de: async () => (await import('./texts.de.ts')).seasonAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).seasonAdminTextsEn,
    },
  },
  pages: [
    { path: '/dashboard/season', page, texts },
    { path: '/dashboard/booking/:sport/season', page, texts },
  ],
  menu: [
    {
      section: 'booking',
      order: 11,
      to: '/dashboard/season',
      icon: mdiCalendarSync,
      texts: 'seasonAdmin',
      label: (t) => t(($) => $.menu, { ns: 'seasonAdmin' }),
    },
  ],
};
