import * as v from 'valibot';
import { percentSchema } from './contactFormats.ts';
import { type LocalDate, addDays, localDate, localDateSchema } from './wallClock.ts';

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

/** Days of service on which § 19 UStG holds for the club (decisions.md N31); `to` is the last one, null = until further notice. */
export const smallBusinessPeriodSchema = v.object({ from: localDateSchema, to: v.nullable(localDateSchema) });
export type SmallBusinessPeriod = Readonly<v.InferOutput<typeof smallBusinessPeriodSchema>>;

export type VatRules = Readonly<{
  vatRates: readonly VatRate[];
  smallBusinessPeriods: readonly SmallBusinessPeriod[];
}>;

/** Whether what is sold on `day` is exempt from VAT by § 19 UStG. */
export const isSmallBusinessOn = (
  day: LocalDate,
  { smallBusinessPeriods }: Pick<VatRules, 'smallBusinessPeriods'>,
): boolean => smallBusinessPeriods.some(({ from, to }) => from <= day && (to === null || day <= to));

type Vat = Readonly<{ percent: number; sphere: TaxSphere | null; isSmallBusiness: boolean }>;

/**
 * The VAT of what is played on `day`: the group's rate with the latest `validFrom` that is not later; before the first rate, the first one.
 * 0 percent for small businesses (decisions.md N31) and for a group without any rate.
 */
export const vatOn = (day: LocalDate, group: VatGroup, rules: VatRules): Vat => {
  const isSmallBusiness = isSmallBusinessOn(day, rules);
  const rates = rules.vatRates
    .filter((rate) => rate.group === group)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const rate = rates.findLast(({ validFrom }) => validFrom <= day) ?? rates[0];
  if (!rate) return { percent: 0, sphere: null, isSmallBusiness };
  return { percent: isSmallBusiness ? 0 : rate.percent, sphere: rate.sphere, isSmallBusiness };
};

/** What was booked or ordered: `vatRate` is the rate that is written into its event. */
export type Sold = Readonly<{ vatRate: number; group: VatGroup; day: LocalDate }>;

/**
 * The VAT of what was sold. The booked rate stays (decisions.md P19), but whether § 19 holds on the day of service is a matter of law, whatever
 * was known when it was booked: on such a day there is none, and what was booked without VAT gets the rate of its day once § 19 no longer
 * holds on it.
 */
export const vatOfSold = ({ vatRate, group, day }: Sold, rules: VatRules): Vat => {
  const ofDay = vatOn(day, group, rules);
  return ofDay.isSmallBusiness || vatRate === 0 ? ofDay : { ...ofDay, percent: vatRate };
};

/**
 * The days from which prices of the group contain VAT, and from which they no longer do, in turn and ascending; before the first of them they
 * contain none.
 */
export const vatSwitchDays = (group: VatGroup, rules: VatRules): readonly LocalDate[] => {
  const changes = [
    localDate('1970-01-01'),
    ...rules.vatRates.filter((rate) => rate.group === group).map(({ validFrom }) => validFrom),
    ...rules.smallBusinessPeriods.flatMap(({ from, to }) => (to === null ? [from] : [from, addDays(to, 1)])),
  ].toSorted();
  return changes.filter((day, index) => {
    const before = changes[index - 1];
    const hadVat = before !== undefined && vatOn(before, group, rules).percent > 0;
    return hadVat !== vatOn(day, group, rules).percent > 0;
  });
};
