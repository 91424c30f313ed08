import { mdiTicketOutline } from '@mdi/js';
import type { OwnFeature } from '../core/features/feature.ts';
import { lazyPage } from '../core/loading/lazyPage.ts';
import { voucherTexts } from './voucherTexts.ts';

/** The own hour cards; not in the menu of a guest, nor where the club sells none and no hours are left (decisions.md P24). */
export const ownVoucherFeature: OwnFeature = {
  texts: voucherTexts,
  pages: [
    {
      path: '/user/vouchers',
      page: lazyPage(async () => (await import('./MyVouchersPage.tsx')).MyVouchersPage),
      texts: ['vouchers', 'history'],
    },
  ],
  menu: [
    {
      section: 'bookings',
      order: 20,
      to: '/user/vouchers',
      icon: mdiTicketOutline,
      texts: 'profile',
      label: (t) => t(($) => $.menu.vouchers, { ns: 'profile' }),
      needsVouchers: true,
    },
  ],
};
