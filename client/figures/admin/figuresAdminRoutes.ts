import { mdiChartBar, mdiHelpCircleOutline } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import type { figuresAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    figuresAdmin: typeof figuresAdminTextsDe;
  }
}

/** The club in numbers: the report; the overview shows the key figures. */
export const figuresAdminFeature: AdminFeature = {
  texts: {
    figuresAdmin: {
      de: async () => (await import('./texts.de.ts')).figuresAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).figuresAdminTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/figures',
      page: lazyPage(async () => (await import('./report/FiguresPage.tsx')).FiguresPage),
      texts: ['figuresAdmin', 'courtPlan'],
    },
    {
      path: '/dashboard/what-if',
      page: lazyPage(async () => (await import('./whatIf/WhatIfPage.tsx')).WhatIfPage),
      texts: ['figuresAdmin'],
    },
  ],
  menu: [
    {
      section: 'top',
      order: 20,
      to: '/dashboard/figures',
      icon: mdiChartBar,
      texts: 'figuresAdmin',
      label: (t) => t(($) => $.report.menu, { ns: 'figuresAdmin' }),
    },
    {
      section: 'top',
      order: 30,
      to: '/dashboard/what-if',
      icon: mdiHelpCircleOutline,
      texts: 'figuresAdmin',
      label: (t) => t(($) => $.whatIf.menu, { ns: 'figuresAdmin' }),
    },
  ],
};
