import type { OwnFeature } from '../../core/features/feature.ts';
import { ownDebitFeature } from '../../debit/ownDebitRoutes.ts';
import { ownInvoiceFeature } from '../../invoice/ownInvoiceRoutes.ts';
import { ownUserFeature } from '../../user/ownUserRoutes.ts';
import { ownVoucherFeature } from '../../voucher/ownVoucherRoutes.ts';

/** One line per feature that has pages in the area of the signed-in person. */
export const ownFeatures: readonly OwnFeature[] = [
  ownUserFeature,
  ownVoucherFeature,
  ownInvoiceFeature,
  ownDebitFeature,
];
