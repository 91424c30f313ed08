import * as v from 'valibot';
import { percentSchema } from './contactFormats.ts';
import type { LocalDate } from './wallClock.ts';
import { localDateSchema } from './wallClock.ts';

/** What is taxed: court prices of members and guests, hour cards, and the fee for a guest player (decisions.md N30). */
export const vatGroups = ['MEMBER', 'GUEST', 'VOUCHER', 'GUEST_FEE'] as const;
export type VatGroup = (typeof vatGroups)[number];

/** The four spheres of a non-profit association: ideational, assets, special-purpose business, commercial business. */
export const taxSpheres = ['IDEELL', 'VERMOEGEN', 'ZWECKBETRIEB', 'WGB'] as const;
export type TaxSphere = (typeof taxSpheres)[number];

export const vatRateSchema = v.object({
  group: v.picklist(vatGroups),
  percent: percentSchema,
  /** The first day of play with this rate. */
  validFrom: localDateSchema,
  sphere: v.picklist(taxSpheres),
});
export type VatRate = Readonly<v.InferOutput<typeof vatRateSchema>>;

type Vat = Readonly<{ percent: number; sphere: TaxSphere | null }>;

/**
 * The VAT of what is played on `day`: the group's rate with the latest `validFrom` that is not later; before the first rate, the first one.
 * 0 percent for small businesses (decisions.md N31) and for a group without any rate.
 */
export const vatOn = (
  day: LocalDate,
  group: VatGroup,
  { vatRates, smallBusiness }: Readonly<{ vatRates: readonly VatRate[]; smallBusiness: boolean }>,
): Vat => {
  const rates = vatRates
    .filter((rate) => rate.group === group)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const rate = rates.findLast(({ validFrom }) => validFrom <= day) ?? rates[0];
  if (!rate) return { percent: 0, sphere: null };
  return { percent: smallBusiness ? 0 : rate.percent, sphere: rate.sphere };
};
