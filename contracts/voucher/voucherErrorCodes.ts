import { entityErrorCodes } from '../core/index.ts';

export const voucherErrorCodes = [
  ...entityErrorCodes('VOUCHER'),
  'ERR_NO_OLDER_VOUCHER_FOUND',
  'ERR_VOUCHER_NOT_USABLE',
] as const;
export type VoucherErrorCode = (typeof voucherErrorCodes)[number];
