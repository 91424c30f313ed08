import type { BookingCategory } from '@platzwart/contracts/booking';
import type { BookingRules, Role } from '@platzwart/contracts/core';

/** The role whose row of the price table applies to a person: an ADMIN books at the member price (decisions.md B7). */
export const priceGroupOf = (role: Role): Role => (role === 'ADMIN' ? 'MEMBER' : role);

/** The same for what the club reserves (decisions.md B8); ADMIN stands for no row at all. */
export const priceGroupOfCategory: Readonly<Record<BookingCategory, Role>> = {
  SINGLE: 'MEMBER',
  SAISON: 'MEMBER',
  GUEST_SINGLE: 'GUEST',
  GUEST_SAISON: 'GUEST',
  TRAINING: 'TRAINER',
  EVENT: 'ADMIN',
  BLOCK: 'ADMIN',
};

/** Percent. Trainers belong to the club, guests do not (decisions.md I7). */
export const vatRateOf = (priceGroup: Role, { vatRates }: Pick<BookingRules, 'vatRates'>): number =>
  priceGroup === 'GUEST' ? vatRates.guest : vatRates.member;
