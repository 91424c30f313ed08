import type { CatalogueTexts } from './catalogueTexts.ts';
import { joined, joinedTexts } from './core/featureTexts.ts';
import { bankSuccessTextsDe, bankTextsDe } from './bank/bankTexts.de.ts';
import { bookingSuccessTextsDe, bookingTextsDe } from './booking/bookingTexts.de.ts';
import { seasonSuccessTextsDe, seasonTextsDe } from './booking/seasonTexts.de.ts';
import { clubEventTextsDe } from './club-event/clubEventTexts.de.ts';
import { clubSuccessTextsDe, clubTextsDe } from './club/clubTexts.de.ts';
import { debitSuccessTextsDe, debitTextsDe } from './debit/debitTexts.de.ts';
import { doorCodeSuccessTextsDe, doorCodeTextsDe } from './door-code/doorCodeTexts.de.ts';
import { figuresTextsDe } from './figures/figuresTexts.de.ts';
import { historyTextsDe } from './history/historyTexts.de.ts';
import { invoiceSuccessTextsDe, invoiceTextsDe } from './invoice/invoiceTexts.de.ts';
import { linkSuccessTextsDe, linkTextsDe } from './link/linkTexts.de.ts';
import { userSuccessTextsDe, userTextsDe } from './user/userTexts.de.ts';
import { voucherSuccessTextsDe, voucherTextsDe } from './voucher/voucherTexts.de.ts';
import { websiteSuccessTextsDe, websiteTextsDe } from './website/websiteTexts.de.ts';

/** A feature registers its texts here, in one line; a name without a text does not compile. */
export const featureTextsDe = joinedTexts([
  bankTextsDe,
  bookingTextsDe,
  seasonTextsDe,
  clubEventTextsDe,
  clubTextsDe,
  debitTextsDe,
  doorCodeTextsDe,
  figuresTextsDe,
  historyTextsDe,
  invoiceTextsDe,
  linkTextsDe,
  userTextsDe,
  voucherTextsDe,
  websiteTextsDe,
]) satisfies CatalogueTexts;

/** What a mutation says where it succeeded. Apart, because only the gateway says so. */
export const successTextsDe = joined([
  bankSuccessTextsDe,
  bookingSuccessTextsDe,
  seasonSuccessTextsDe,
  clubSuccessTextsDe,
  debitSuccessTextsDe,
  doorCodeSuccessTextsDe,
  invoiceSuccessTextsDe,
  linkSuccessTextsDe,
  userSuccessTextsDe,
  voucherSuccessTextsDe,
  websiteSuccessTextsDe,
]);
