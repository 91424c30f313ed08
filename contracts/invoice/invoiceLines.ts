import * as v from 'valibot';
import {
  bookingCategories,
  centsSchema,
  type DeepReadonly,
  lineSchema,
  localDateSchema,
  localTimeSchema,
  paymentMethods,
  percentSchema,
  taxSpheres,
  voucherTypes,
} from '../core/index.ts';

const text = v.pipe(lineSchema, v.minLength(1), v.maxLength(100));

/** What every line says about money. */
const amount = {
  /** The booking, series or hour card that is invoiced; a guest fee has the id of its booking. */
  itemId: v.pipe(v.string(), v.uuid()),
  /** Gross, in cents; 0 for what was paid with hours. */
  gross: centsSchema,
  /** Percent; 0 for small businesses. */
  vatRate: percentSchema,
  /** Whether it is exempt because § 19 UStG held on its day. Missing: no, unless the whole document is that of a small business. */
  smallBusiness: v.optional(v.boolean()),
  sphere: v.nullable(v.picklist(taxSpheres)),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  /** Paid before the invoice: listed, and not part of the amount due (decisions.md I3). */
  alreadyPaid: v.boolean(),
  /** Whose line it is, where the recipient pays for somebody else (decisions.md N44). */
  player: v.optional(v.pipe(lineSchema, v.minLength(1), v.maxLength(201))),
};

/** A time on a court. */
const time = {
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
  /** The sport's name in the language of the document. */
  sport: text,
  /** The name of the court. */
  court: text,
};

export const invoiceLineSchema = v.variant('kind', [
  v.object({ kind: v.literal('BOOKING'), ...amount, ...time, category: v.picklist(bookingCategories) }),
  v.object({ kind: v.literal('GUEST_FEE'), ...amount, ...time }),
  v.object({
    kind: v.literal('SEASON'),
    ...amount,
    ...time,
    /** The last day; `date` is the first. */
    enddate: localDateSchema,
    category: v.picklist(bookingCategories),
    /** How many times of the series are invoiced. */
    occurrences: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.object({
    kind: v.literal('VOUCHER'),
    ...amount,
    /** The day of the order. */
    date: localDateSchema,
    voucherType: v.picklist(voucherTypes),
  }),
]);
export type InvoiceLine = DeepReadonly<v.InferOutput<typeof invoiceLineSchema>>;
