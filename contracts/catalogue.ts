import { bookingErrorCodes, bookingSuccessCodes } from './booking/index.ts';
import { clubErrorCodes, clubSuccessCodes } from './club/index.ts';
import { coreErrorCodes } from './core/index.ts';
import { doorCodeErrorCodes, doorCodeSuccessCodes } from './door-code/index.ts';
import { invoiceErrorCodes, invoiceSuccessCodes } from './invoice/index.ts';
import { userErrorCodes, userSuccessCodes } from './user/index.ts';
import { voucherErrorCodes, voucherSuccessCodes } from './voucher/index.ts';
import { websiteErrorCodes, websiteSuccessCodes } from './website/index.ts';

/** The error catalogue of product.md §8: nothing else ever stands in `errors[].message` (decisions.md C1, C2). */
export const errorCodes = [
  ...coreErrorCodes,
  ...bookingErrorCodes,
  ...userErrorCodes,
  ...clubErrorCodes,
  ...voucherErrorCodes,
  ...invoiceErrorCodes,
  ...websiteErrorCodes,
  ...doorCodeErrorCodes,
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What a mutation may answer where it succeeded. */
export const successCodes = [
  ...bookingSuccessCodes,
  ...userSuccessCodes,
  ...clubSuccessCodes,
  ...voucherSuccessCodes,
  ...invoiceSuccessCodes,
  ...websiteSuccessCodes,
  ...doorCodeSuccessCodes,
] as const;
export type SuccessCode = (typeof successCodes)[number];
