import { type FeatureNames, entityErrorCodes } from '../core/index.ts';

export const voucherNames = {
  errorCodes: [...entityErrorCodes('VOUCHER'), 'ERR_NO_OLDER_VOUCHER_FOUND', 'ERR_VOUCHER_NOT_USABLE'],
  successCodes: ['SUC_VOUCHER_CREATED', 'SUC_VOUCHER_UPDATED', 'SUC_VOUCHER_DELETED'],
  mailKinds: ['VOUCHER_ORDERED', 'VOUCHER_USED_UP'],
  historyKinds: ['VOUCHER'],
  readModels: ['vouchers'],
} as const satisfies FeatureNames;
export type VoucherErrorCode = (typeof voucherNames.errorCodes)[number];
export type VoucherMailKind = (typeof voucherNames.mailKinds)[number];
