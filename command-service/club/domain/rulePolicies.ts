import type { BookingRules } from '@platzwart/contracts/core';

type RulePolicy = (rules: BookingRules) => readonly string[];

/** Paths `list.n` of the entries whose key an earlier one has. */
const repeated = (list: string, keys: readonly string[]): readonly string[] =>
  keys.flatMap((key, index) => (keys.indexOf(key) < index ? [`${list}.${index}`] : []));

export const paymentMethodsAreUnique: RulePolicy = ({ paymentMethods }) =>
  new Set(paymentMethods).size < paymentMethods.length ? ['paymentMethods'] : [];

/** decisions.md N30: a group has one rate for a day. */
export const oneRatePerGroupAndDay: RulePolicy = ({ vatRates }) =>
  repeated(
    'vatRates',
    vatRates.map(({ group, validFrom }) => `${group} ${validFrom}`),
  );

export const oneCardPricePerKind: RulePolicy = ({ voucherPrices }) =>
  repeated(
    'voucherPrices',
    voucherPrices.map(({ type }) => type),
  );

/** decisions.md N31: a period does not end before it begins. */
export const periodsBeginBeforeTheyEnd: RulePolicy = ({ smallBusinessPeriods }) =>
  smallBusinessPeriods.flatMap(({ from, to }, index) =>
    to !== null && to < from ? [`smallBusinessPeriods.${index}.to`] : [],
  );

const rulePolicies: readonly RulePolicy[] = [
  paymentMethodsAreUnique,
  oneRatePerGroupAndDay,
  oneCardPricePerKind,
  periodsBeginBeforeTheyEnd,
];

/** Paths of all invalid entries. */
export const wrongRules = (rules: BookingRules): readonly string[] => rulePolicies.flatMap((policy) => policy(rules));
