import { mdiFileDocumentOutline } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { historyTexts } from '../../core/history/historyTexts.ts';
import { itemPaidTexts } from '../../core/itemPaid/itemPaidTexts.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import { personPickerTexts } from '../../core/people/personPickerTexts.ts';
import { invoiceTexts } from '../invoiceTexts.ts';
import type { invoiceAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    invoiceAdmin: typeof invoiceAdminTextsDe;
  }
}

const texts = ['invoiceAdmin', 'invoices', 'history', 'itemPaid', 'personPicker', 'courtPlan'] as const;

/** The club's invoices (product.md §2, /dashboard/invoice). */
export const invoiceAdminFeature: AdminFeature = {
  texts: {
    ...historyTexts,
    ...itemPaidTexts,
    ...personPickerTexts,
    ...invoiceTexts,
    invoiceAdmin: {
      de: async () => (await import('./texts.de.ts')).invoiceAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).invoiceAdminTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/invoice',
      page: lazyPage(async () => (await import('./list/InvoicesPage.tsx')).InvoicesPage),
      texts,
    },
    {
      path: '/dashboard/invoice/as-of',
      page: lazyPage(async () => (await import('./asOf/InvoicesAsOfPage.tsx')).InvoicesAsOfPage),
      texts,
    },
    {
      path: '/dashboard/invoice/new',
      page: lazyPage(async () => (await import('./new/NewInvoicePage.tsx')).NewInvoicePage),
      texts,
    },
    {
      path: '/dashboard/invoice/run',
      page: lazyPage(async () => (await import('./run/InvoiceRunPage.tsx')).InvoiceRunPage),
      texts,
    },
    {
      path: '/dashboard/invoice/:id/details',
      page: lazyPage(async () => (await import('./details/InvoicePage.tsx')).InvoicePage),
      texts,
    },
  ],
  menu: [
    {
      section: 'booking',
      order: 95,
      to: '/dashboard/invoice',
      icon: mdiFileDocumentOutline,
      texts: 'invoiceAdmin',
      label: (t) => t(($) => $.menu, { ns: 'invoiceAdmin' }),
    },
  ],
};
