// File by file: a page that shows refusals needs nothing else of the features.
import { bankErrorCodes } from './bank/bankErrorCodes.ts';
import { bookingErrorCodes } from './booking/bookingErrorCodes.ts';
import { seasonErrorCodes } from './booking/seasonErrorCodes.ts';
import { clubErrorCodes } from './club/clubErrorCodes.ts';
import { coreErrorCodes } from './core/index.ts';
import { debitErrorCodes } from './debit/debitErrorCodes.ts';
import { doorCodeErrorCodes } from './door-code/doorCodeErrorCodes.ts';
import { linkErrorCodes } from './link/linkCodes.ts';
import { invoiceErrorCodes } from './invoice/invoiceErrorCodes.ts';
import { userErrorCodes } from './user/userErrorCodes.ts';
import { voucherErrorCodes } from './voucher/voucherErrorCodes.ts';
import { websiteErrorCodes } from './website/websiteErrorCodes.ts';

export { signInErrorCodes } from './user/signInErrorCodes.ts';

/** The error catalogue of product.md §8: nothing else ever stands in `errors[].message` (decisions.md C1, C2). */
export const errorCodes = [
  ...coreErrorCodes,
  ...bookingErrorCodes,
  ...seasonErrorCodes,
  ...userErrorCodes,
  ...clubErrorCodes,
  ...linkErrorCodes,
  ...voucherErrorCodes,
  ...invoiceErrorCodes,
  ...bankErrorCodes,
  ...debitErrorCodes,
  ...websiteErrorCodes,
  ...doorCodeErrorCodes,
] as const;
export type ErrorCode = (typeof errorCodes)[number];
