// File by file: a page that shows e-mails needs nothing else of the features.
import { bookingMailKinds } from './booking/bookingMailKinds.ts';
import { seasonMailKinds } from './booking/seasonMailKinds.ts';
import { clubMailKinds } from './club/clubMailKinds.ts';
import { debitMailKinds } from './debit/debitMailKinds.ts';
import { invoiceMailKinds } from './invoice/invoiceMailKinds.ts';
import { userMailKinds } from './user/userMailKinds.ts';
import { voucherMailKinds } from './voucher/voucherMailKinds.ts';

/** Every kind of e-mail that the club sends. A feature registers its kinds here, in one line. */
export const mailKinds = [
  ...userMailKinds,
  ...bookingMailKinds,
  ...seasonMailKinds,
  ...clubMailKinds,
  ...voucherMailKinds,
  ...invoiceMailKinds,
  ...debitMailKinds,
] as const;
export type MailKind = (typeof mailKinds)[number];
