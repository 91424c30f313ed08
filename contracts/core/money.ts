import * as v from 'valibot';

/** Gross amount in integer euro cents. */
export type Cents = number & { readonly __brand: 'Cents' };

export const centsSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((value) => value as Cents),
);

/**
 * Gross amount that an ADMIN sets for an hour, a guest, a card or a booking: at most 10,000 euros. The read models keep amounts as 32-bit
 * integers: a slip of the key must not stop them with a booking that costs more than these can hold.
 */
export const priceSchema = v.pipe(centsSchema, v.maxValue(1_000_000 as Cents));

/** Throws on fractions and negative amounts. */
export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${value} is not an amount of money`);
  return value as Cents;
};

export const noCents = cents(0);

export const sumOfCents = (amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));

/** `amount · numerator ÷ denominator`, rounded half up to whole cents (decisions.md P5). */
export const shareOfCents = (amount: Cents, numerator: number, denominator: number): Cents =>
  cents(Math.floor((2 * amount * numerator + denominator) / (2 * denominator)));

/** `amount` in whole cents in proportion to `weights`: the parts add up, and the largest rests are rounded up. */
export const apportionCents = (amount: Cents, weights: readonly Cents[]): readonly Cents[] => {
  const sum = sumOfCents(weights);
  if (sum === 0) return weights;
  const floors = weights.map((weight) => Math.floor((amount * weight) / sum));
  const missing = amount - floors.reduce((all, each) => all + each, 0);
  const largestRests = weights
    .map((weight, index) => ({ index, rest: (amount * weight) % sum }))
    .toSorted((one, other) => other.rest - one.rest)
    .slice(0, missing);
  const raised = new Set(largestRests.map(({ index }) => index));
  return floors.map((floor, index) => cents(floor + Number(raised.has(index))));
};
