import type { BookingRules, Role } from '../core/index.ts';

/** Percent. Trainers and ADMINs pay the members' rate, guests their own (decisions.md I7); 0: no VAT is in the price. */
export const vatRateOf = (priceGroup: Role, { vatRates }: Pick<BookingRules, 'vatRates'>): number =>
  priceGroup === 'GUEST' ? vatRates.guest : vatRates.member;
