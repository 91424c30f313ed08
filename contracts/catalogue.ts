// File by file: a page that shows names needs nothing else of the features.
import { bankNames } from './bank/bankNames.ts';
import { bookingNames } from './booking/bookingNames.ts';
import { seasonNames } from './booking/seasonNames.ts';
import { clubEventNames } from './club-event/clubEventNames.ts';
import { clubNames } from './club/clubNames.ts';
import { coreNames } from './core/coreNames.ts';
import { debitNames } from './debit/debitNames.ts';
import { doorCodeNames } from './door-code/doorCodeNames.ts';
import { figuresNames } from './figures/figuresNames.ts';
import { historyNames } from './history/historyNames.ts';
import { invoiceNames } from './invoice/invoiceNames.ts';
import { linkNames } from './link/linkNames.ts';
import { userNames } from './user/userNames.ts';
import { voucherNames } from './voucher/voucherNames.ts';
import { websiteNames } from './website/websiteNames.ts';

/** A feature registers its names here, in one line; a page that filters the club log offers the kinds in this order. */
const features = [
  coreNames,
  bookingNames,
  seasonNames,
  clubEventNames,
  voucherNames,
  invoiceNames,
  debitNames,
  bankNames,
  userNames,
  clubNames,
  linkNames,
  websiteNames,
  doorCodeNames,
  figuresNames,
  historyNames,
] as const;
type Feature = (typeof features)[number];

/** The error catalogue of product.md §8: nothing else ever stands in `errors[].message` (decisions.md C1, C2). */
export type ErrorCode = Feature['errorCodes'][number];
export const errorCodes: readonly ErrorCode[] = features.flatMap((feature): readonly ErrorCode[] => feature.errorCodes);

/** What a mutation may answer where it succeeded. */
export type SuccessCode = Feature['successCodes'][number];
export const successCodes: readonly SuccessCode[] = features.flatMap(
  (feature): readonly SuccessCode[] => feature.successCodes,
);

/** Every kind of e-mail that the club sends. */
export type MailKind = Feature['mailKinds'][number];
export const mailKinds: readonly MailKind[] = features.flatMap((feature): readonly MailKind[] => feature.mailKinds);

/** What an entry of the club log is about, by the feature whose event it is; `messageCatalogue.ts` has the events of each. */
export type HistoryKind = Feature['historyKinds'][number];
export const historyKinds: readonly HistoryKind[] = features.flatMap(
  (feature): readonly HistoryKind[] => feature.historyKinds,
);

/** The read models, each with a name that people see, too. */
export type ReadModelName = Feature['readModels'][number];
export const readModelNames: readonly ReadModelName[] = features.flatMap(
  (feature): readonly ReadModelName[] => feature.readModels,
);
