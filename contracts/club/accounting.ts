import * as v from 'valibot';
import { type DeepReadonly, lineSchema, percentSchema, taxSpheres } from '../core/index.ts';

/** DATEV's charts of accounts: 42 and 49 are those of clubs, 03 and 04 those of companies. */
export const accountCharts = ['42', '49', '03', '04'] as const;
export type AccountChart = (typeof accountCharts)[number];

/** What is sold, as far as it may have a revenue account of its own. */
export const revenueCategories = ['court', 'season', 'guestFee', 'voucher'] as const;
export type RevenueCategory = (typeof revenueCategories)[number];

/** Accounts that the books have once. */
export const singleAccounts = [
  ...['bank', 'cash', 'payPal', 'card', 'bankFee', 'toBeReturned', 'smallBusinessRevenue'],
] as const;
export type SingleAccount = (typeof singleAccounts)[number];

/** Digits, with leading zeros; how many is a setting. */
const accountSchema = v.pipe(lineSchema, v.regex(/^\d{4,8}$/));

/** The revenue accounts of one rate of VAT. */
export const revenueAccountsSchema = v.object({
  vatRate: percentSchema,
  ...v.entriesFromList(revenueCategories, accountSchema),
  /** DATEV's BU key. Null where the accounts know their tax themselves: a key would count it twice. */
  taxKey: v.nullable(v.pipe(lineSchema, v.regex(/^\d{1,4}$/))),
});
export type RevenueAccounts = Readonly<v.InferOutput<typeof revenueAccountsSchema>>;

/** How the club's books are kept, for the export to DATEV (decisions.md N45). Numbers are those of the tax adviser. */
export const accountingSchema = v.object({
  chart: v.picklist(accountCharts),
  /** Digits of every account; accounts of people have one more. */
  accountLength: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(8)),
  /** Numbers by which the adviser's program knows itself and the club. */
  adviser: v.pipe(v.number(), v.integer(), v.minValue(1001), v.maxValue(9_999_999)),
  client: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  /** The business year begins on the first of this month. */
  yearStartMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  ...v.entriesFromList(singleAccounts, accountSchema),
  /** A debtor is this plus the member number; somebody without a number is on the base itself. */
  debtorBase: v.pipe(lineSchema, v.regex(/^\d{5,9}$/)),
  /** Rates that have no row are posted on the accounts of the rate 0, which is always there. */
  revenue: v.pipe(v.array(revenueAccountsSchema), v.minLength(1), v.maxLength(8)),
  /** KOST1 of each sphere; null: none. */
  costCentres: v.object(v.entriesFromList(taxSpheres, v.nullable(v.pipe(lineSchema, v.regex(/^[A-Za-z\d]{1,8}$/))))),
});
export type Accounting = DeepReadonly<v.InferOutput<typeof accountingSchema>>;

/** Debtors begin with 1 to 6, creditors with 7 to 9. */
export const highestDebtor = ({ accountLength }: Pick<Accounting, 'accountLength'>): number =>
  7 * 10 ** accountLength - 1;
