import type { CatalogueTexts } from './catalogueTexts.ts';
import { joined, joinedTexts } from './core/featureTexts.ts';
import { bankSuccessTextsEn, bankTextsEn } from './bank/bankTexts.en.ts';
import { bookingSuccessTextsEn, bookingTextsEn } from './booking/bookingTexts.en.ts';
import { seasonSuccessTextsEn, seasonTextsEn } from './booking/seasonTexts.en.ts';
import { clubEventTextsEn } from './club-event/clubEventTexts.en.ts';
import { clubSuccessTextsEn, clubTextsEn } from './club/clubTexts.en.ts';
import { debitSuccessTextsEn, debitTextsEn } from './debit/debitTexts.en.ts';
import { doorCodeSuccessTextsEn, doorCodeTextsEn } from './door-code/doorCodeTexts.en.ts';
import { figuresTextsEn } from './figures/figuresTexts.en.ts';
import { historyTextsEn } from './history/historyTexts.en.ts';
import { invoiceSuccessTextsEn, invoiceTextsEn } from './invoice/invoiceTexts.en.ts';
import { linkSuccessTextsEn, linkTextsEn } from './link/linkTexts.en.ts';
import { userSuccessTextsEn, userTextsEn } from './user/userTexts.en.ts';
import { voucherSuccessTextsEn, voucherTextsEn } from './voucher/voucherTexts.en.ts';
import { websiteSuccessTextsEn, websiteTextsEn } from './website/websiteTexts.en.ts';

/** A feature registers its texts here, in one line; a name without a text does not compile. */
export const featureTextsEn = joinedTexts([
  bankTextsEn,
  bookingTextsEn,
  seasonTextsEn,
  clubEventTextsEn,
  clubTextsEn,
  debitTextsEn,
  doorCodeTextsEn,
  figuresTextsEn,
  historyTextsEn,
  invoiceTextsEn,
  linkTextsEn,
  userTextsEn,
  voucherTextsEn,
  websiteTextsEn,
]) satisfies CatalogueTexts;

/** What a mutation says where it succeeded. Apart, because only the gateway says so. */
export const successTextsEn = joined([
  bankSuccessTextsEn,
  bookingSuccessTextsEn,
  seasonSuccessTextsEn,
  clubSuccessTextsEn,
  debitSuccessTextsEn,
  doorCodeSuccessTextsEn,
  invoiceSuccessTextsEn,
  linkSuccessTextsEn,
  userSuccessTextsEn,
  voucherSuccessTextsEn,
  websiteSuccessTextsEn,
]);
