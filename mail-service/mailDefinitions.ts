import { bookingMails } from './booking/bookingMails.ts';
import { seasonMails } from './booking/seasonMails.ts';
import { clubMails } from './club/clubMails.ts';
import type { MailDefinitions } from './core/mailDefinition.ts';
import type { MailTriggers } from './core/mailTrigger.ts';
import { debitMails } from './debit/debitMails.ts';
import { invoiceMails } from './invoice/invoiceMails.ts';
import { userMails } from './user/userMails.ts';
import { voucherMails } from './voucher/voucherMails.ts';

/** How every kind of e-mail is written. A kind that no feature defines does not compile. */
export const mailDefinitions: MailDefinitions = {
  ...bookingMails.definitions,
  ...seasonMails.definitions,
  ...clubMails.definitions,
  ...userMails.definitions,
  ...voucherMails.definitions,
  ...invoiceMails.definitions,
  ...debitMails.definitions,
};

/** All events that call for an e-mail. */
export const mailTriggers: MailTriggers = {
  ...bookingMails.triggers,
  ...seasonMails.triggers,
  ...clubMails.triggers,
  ...userMails.triggers,
  ...voucherMails.triggers,
  ...invoiceMails.triggers,
  ...debitMails.triggers,
};
