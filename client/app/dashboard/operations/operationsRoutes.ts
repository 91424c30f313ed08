import { mdiDatabaseCogOutline } from '@mdi/js';
import type { AdminFeature } from '../../../core/features/feature.ts';
import { lazyPage } from '../../../core/loading/lazyPage.ts';
import type { operationsTextsDe } from './texts.de.ts';

declare module '../../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    operations: typeof operationsTextsDe;
  }
}

/** What whoever runs the club's server looks at. */
export const operationsFeature: AdminFeature = {
  texts: {
    operations: {
      de: async () => (await import('./texts.de.ts')).operationsTextsDe,
      en: async () => (await import('./texts.en.ts')).operationsTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/operations',
      page: lazyPage(async () => (await import('./OperationsPage.tsx')).OperationsPage),
      texts: ['operations'],
    },
  ],
  menu: [
    {
      section: 'other',
      order: 95,
      to: '/dashboard/operations',
      icon: mdiDatabaseCogOutline,
      texts: 'operations',
      label: (t) => t(($) => $.menu, { ns: 'operations' }),
    },
  ],
};
