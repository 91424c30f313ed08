import { debitAdminFeature } from '../../debit/admin/debitAdminRoutes.ts';
import { bankAdminFeature } from '../../bank/admin/bankAdminRoutes.ts';
import { bookingAdminFeature } from '../../booking/admin/bookingAdminRoutes.ts';
import { clubEventAdminFeature } from '../../club-event/admin/clubEventAdminRoutes.ts';
import { settingsAdminFeature } from '../../club/admin/settingsAdminRoutes.ts';
import type { AdminFeature } from '../../core/features/feature.ts';
import { figuresAdminFeature } from '../../figures/admin/figuresAdminRoutes.ts';
import { accountingFeature } from '../../invoice/accounting/accountingRoutes.ts';
import { historyAdminFeature } from '../../history/admin/historyAdminRoutes.ts';
import { invoiceAdminFeature } from '../../invoice/admin/invoiceAdminRoutes.ts';
import { kioskAdminFeature } from '../../link/admin/kioskAdminRoutes.ts';
import { mailAdminFeature } from '../../mail/admin/mailAdminRoutes.ts';
import { seasonAdminFeature } from '../../season/admin/seasonAdminRoutes.ts';
import { userAdminFeature } from '../../user/admin/userAdminRoutes.ts';
import { voucherAdminFeature } from '../../voucher/admin/voucherAdminRoutes.ts';
import { operationsFeature } from './operations/operationsRoutes.ts';
import { overviewFeature } from './overviewRoutes.ts';

/** One line per feature that has pages in the dashboard. */
export const adminFeatures: readonly AdminFeature[] = [
  overviewFeature,
  figuresAdminFeature,
  bookingAdminFeature,
  seasonAdminFeature,
  clubEventAdminFeature,
  voucherAdminFeature,
  invoiceAdminFeature,
  bankAdminFeature,
  debitAdminFeature,
  accountingFeature,
  userAdminFeature,
  mailAdminFeature,
  historyAdminFeature,
  settingsAdminFeature,
  kioskAdminFeature,
  operationsFeature,
];
