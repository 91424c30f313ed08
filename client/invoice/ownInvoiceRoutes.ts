import { mdiFileDocumentOutline } from '@mdi/js';
import type { OwnFeature } from '../core/features/feature.ts';
import { lazyPage } from '../core/loading/lazyPage.ts';
import { invoiceTexts } from './invoiceTexts.ts';

/** The own invoices (decisions.md I13). */
export const ownInvoiceFeature: OwnFeature = {
  texts: invoiceTexts,
  pages: [
    {
      path: '/user/invoices',
      page: lazyPage(async () => (await import('./MyInvoicesPage.tsx')).MyInvoicesPage),
      texts: ['invoices', 'courtPlan'],
    },
  ],
  menu: [
    {
      section: 'bookings',
      order: 30,
      to: '/user/invoices',
      icon: mdiFileDocumentOutline,
      texts: 'profile',
      label: (t) => t(($) => $.menu.invoices, { ns: 'profile' }),
    },
  ],
};
