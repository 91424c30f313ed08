import * as v from 'valibot';
import {
  type DeepReadonly,
  bookingRulesChangeSchema,
  bookingRulesSchema,
  linesSchema,
  priceRowsSchema,
  sportArrangementSchema,
  sportKeySchema,
  withVisibleLines,
} from '../core/index.ts';
import { accountingSchema } from './accounting.ts';
import type { RecordExport } from './accountingExport.ts';
import { billingChangeSchema, billingSchema } from './billing.ts';
import {
  clubDescriptionSchema,
  imprintSchema,
  descriptionChangeSchema,
  imprintChangeSchema,
} from './clubDescription.ts';
import { type TermsTexts, termsTextsSchema, termsChangeSchema } from './terms.ts';
import { sportChangeSchema } from './sportChange.ts';

/**
 * The input is stored in the event unchanged. What is refused here only (`withVisibleLines`) may be in stored events, which must stay
 * readable.
 */
export const describeClubSchema = withVisibleLines(clubDescriptionSchema);
export const stateImprintSchema = withVisibleLines(imprintSchema);
export const arrangeSportSchema = withVisibleLines(sportArrangementSchema);
export const setPricesSchema = v.object({ sport: sportKeySchema, rows: v.pipe(priceRowsSchema, v.minLength(1)) });
export const setBookingRulesSchema = bookingRulesSchema;

export const issueTermsSchema = termsTextsSchema;
export const stateBillingSchema = billingSchema;
export const stateAccountingSchema = accountingSchema;

/**
 * Some of the settings, which change together or not at all (decisions.md N79). One rule for all of them, also within their parts: what is missing
 * stays as it is, and null empties what may be empty. Lists are replaced as a whole.
 */
export const changeSettingsSchema = v.object({
  description: v.exactOptional(withVisibleLines(descriptionChangeSchema)),
  imprint: v.exactOptional(withVisibleLines(imprintChangeSchema)),
  billing: v.exactOptional(billingChangeSchema),
  accounting: v.exactOptional(stateAccountingSchema),
  /** A new version, where the text is another one (decisions.md N29a). */
  terms: v.exactOptional(termsChangeSchema),
  sport: v.exactOptional(sportChangeSchema),
  /** All sports in the order of the menu; a sport that is missing is no longer offered (decisions.md P26, N80). */
  sports: v.exactOptional(v.pipe(v.array(sportKeySchema), v.minLength(1), v.maxLength(30))),
  prices: v.exactOptional(setPricesSchema),
  rules: v.exactOptional(bookingRulesChangeSchema),
  /** `ClubSettings.revision` of the settings that the change was made from; without it, whatever they are by now. */
  basedOn: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Whether bookings that do not fit the new hours, courts and sports are cancelled, for the reason (decisions.md N29, P20). */
  force: v.boolean(),
  reason: v.nullable(v.pipe(linesSchema, v.maxLength(500))),
});

export type DescribeClub = Readonly<{
  type: 'DescribeClub';
  data: DeepReadonly<v.InferOutput<typeof describeClubSchema>>;
}>;
export type StateImprint = Readonly<{
  type: 'StateImprint';
  data: DeepReadonly<v.InferOutput<typeof stateImprintSchema>>;
}>;
export type ArrangeSport = Readonly<{
  type: 'ArrangeSport';
  data: DeepReadonly<v.InferOutput<typeof arrangeSportSchema>>;
}>;
/** The rows replace all earlier ones of the sport. */
export type SetPrices = Readonly<{ type: 'SetPrices'; data: DeepReadonly<v.InferOutput<typeof setPricesSchema>> }>;
export type SetBookingRules = Readonly<{
  type: 'SetBookingRules';
  data: DeepReadonly<v.InferOutput<typeof setBookingRulesSchema>>;
}>;

export type StateBilling = Readonly<{
  type: 'StateBilling';
  data: DeepReadonly<v.InferOutput<typeof stateBillingSchema>>;
}>;
export type StateAccounting = Readonly<{
  type: 'StateAccounting';
  data: DeepReadonly<v.InferOutput<typeof stateAccountingSchema>>;
}>;
export type IssueTerms = Readonly<{ type: 'IssueTerms'; data: TermsTexts }>;
export type ChangeSettings = Readonly<{
  type: 'ChangeSettings';
  data: DeepReadonly<v.InferOutput<typeof changeSettingsSchema>>;
}>;

/** Has the log proved now, as it is each night. */
export const requestLogProofSchema = v.record(v.string(), v.never());
export type RequestLogProof = Readonly<{ type: 'RequestLogProof'; data: Readonly<Record<string, never>> }>;

export type ClubCommand =
  | ArrangeSport
  | ChangeSettings
  | DescribeClub
  | IssueTerms
  | RecordExport
  | RequestLogProof
  | SetBookingRules
  | SetPrices
  | StateAccounting
  | StateBilling
  | StateImprint;
