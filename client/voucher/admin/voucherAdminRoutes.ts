import { mdiTicketOutline } from '@mdi/js';
import type { AdminFeature } from '../../core/features/feature.ts';
import { historyTexts } from '../../core/history/historyTexts.ts';
import { lazyPage } from '../../core/loading/lazyPage.ts';
import { personPickerTexts } from '../../core/people/personPickerTexts.ts';
import { voucherTexts } from '../voucherTexts.ts';
import type { voucherAdminTextsDe } from './texts.de.ts';

declare module '../../core/texts/registeredTexts.ts' {
  interface RegisteredTexts {
    voucherAdmin: typeof voucherAdminTextsDe;
  }
}

const texts = ['voucherAdmin', 'vouchers', 'history', 'personPicker'] as const;

export const voucherAdminFeature: AdminFeature = {
  texts: {
    ...historyTexts,
    ...personPickerTexts,
    ...voucherTexts,
    voucherAdmin: {
      de: async () => (await import('./texts.de.ts')).voucherAdminTextsDe,
      en: async () => (await import('./texts.en.ts')).voucherAdminTextsEn,
    },
  },
  pages: [
    {
      path: '/dashboard/voucher',
      page: lazyPage(async () => (await import('./VouchersPage.tsx')).VouchersPage),
      texts,
    },
    {
      path: '/dashboard/voucher/new',
      page: lazyPage(async () => (await import('./NewVoucherPage.tsx')).NewVoucherPage),
      texts,
    },
  ],
  menu: [
    {
      section: 'booking',
      order: 90,
      to: '/dashboard/voucher',
      icon: mdiTicketOutline,
      texts: 'voucherAdmin',
      label: (t) => t(($) => $.menu, { ns: 'voucherAdmin' }),
      needsVouchers: true,
    },
  ],
};
