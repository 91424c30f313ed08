import { bankSuccessCodes } from './bank/index.ts';
import { bookingSuccessCodes, seasonSuccessCodes } from './booking/index.ts';
import { clubSuccessCodes } from './club/index.ts';
import { debitSuccessCodes } from './debit/index.ts';
import { doorCodeSuccessCodes } from './door-code/index.ts';
import { invoiceSuccessCodes } from './invoice/index.ts';
import { linkSuccessCodes } from './link/index.ts';
import { userSuccessCodes } from './user/index.ts';
import { voucherSuccessCodes } from './voucher/index.ts';
import { websiteSuccessCodes } from './website/index.ts';

/** What a mutation may answer where it succeeded. */
export const successCodes = [
  ...bookingSuccessCodes,
  ...seasonSuccessCodes,
  ...userSuccessCodes,
  ...clubSuccessCodes,
  ...linkSuccessCodes,
  ...voucherSuccessCodes,
  ...invoiceSuccessCodes,
  ...bankSuccessCodes,
  ...debitSuccessCodes,
  ...websiteSuccessCodes,
  ...doorCodeSuccessCodes,
] as const;
export type SuccessCode = (typeof successCodes)[number];
