import * as v from 'valibot';
import { lineSchema, linesSchema } from '../core/index.ts';
import { creditorIdSchema } from './creditorId.ts';

/** ISO 7064: an IBAN is 1 modulo 97, with its first four characters at the end and letters as numbers from 10 on. */
const hasChecksum = (iban: string): boolean => {
  const digits = Array.from(`${iban.slice(4)}${iban.slice(0, 4)}`, (character) => Number.parseInt(character, 36)).join(
    '',
  );
  return Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0) === 1;
};

const withoutSpaces = v.transform((text: string) => text.replaceAll(' ', '').toUpperCase());

export const ibanSchema = v.pipe(
  lineSchema,
  v.maxLength(50),
  withoutSpaces,
  v.regex(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/),
  v.check(hasChecksum, 'an IBAN'),
);
export const bicSchema = v.pipe(
  lineSchema,
  v.maxLength(20),
  withoutSpaces,
  v.regex(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/),
);
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
