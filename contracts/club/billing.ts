import * as v from 'valibot';
import { bicSchema, ibanSchema, lineSchema, linesSchema } from '../core/index.ts';
import { creditorIdSchema } from './creditorId.ts';

/** As the tax office writes it: 12/345/67890 or 133/8150/8159. */
export const taxNumberSchema = v.pipe(lineSchema, v.regex(/^\d[\d /]{8,18}\d$/));

/** How the club collects by SEPA direct debit. Missing: it does not, and never has. */
export const directDebitTermsSchema = v.object({
  creditorId: creditorIdSchema,
  /** Days between the announcement to the payer and the collection; fewer than 14 only where that was agreed. */
  noticeDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  /** Off: no mandate is taken and nothing is collected; what was announced goes on. */
  isOffered: v.boolean(),
});
export type DirectDebitTerms = Readonly<v.InferOutput<typeof directDebitTermsSchema>>;

/** What invoices say about the club as a taxpayer and where to pay (decisions.md I8, N40). */
export const billingSchema = v.object({
  taxNumber: v.nullable(taxNumberSchema),
  iban: v.nullable(ibanSchema),
  bic: v.nullable(bicSchema),
  /** The exact name, which banks compare with the account's. Null: the club's own name. */
  accountHolder: v.nullable(v.pipe(lineSchema, v.minLength(1), v.maxLength(70))),
  /** Days from the issue of an invoice until it is due. */
  dueDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  footer: v.nullable(v.pipe(linesSchema, v.minLength(1), v.maxLength(500))),
  directDebit: v.exactOptional(v.nullable(directDebitTermsSchema)),
  /** Whether everybody's invoices are e-invoices; missing: no. A business gets them in any case (decisions.md I14, N44). */
  eInvoice: v.optional(v.boolean()),
});
export type Billing = Readonly<v.InferOutput<typeof billingSchema>>;

const { dueDays, ...optional } = billingSchema.entries;

/** New terms of billing; what is missing stays as it is, null empties it. */
export const billingChangeSchema = v.object({
  dueDays,
  taxNumber: v.exactOptional(optional.taxNumber),
  iban: v.exactOptional(optional.iban),
  bic: v.exactOptional(optional.bic),
  accountHolder: v.exactOptional(optional.accountHolder),
  footer: v.exactOptional(optional.footer),
  directDebit: v.exactOptional(v.nullable(directDebitTermsSchema)),
  eInvoice: v.exactOptional(v.boolean()),
});
export type BillingChange = Readonly<v.InferOutput<typeof billingChangeSchema>>;
