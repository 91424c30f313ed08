import type { BookingCategory } from '@platzwart/contracts/booking';
import type { Role } from '@platzwart/contracts/core';

/** The role whose row of the price table applies to a person: an ADMIN books at the member price (decisions.md B7). */
export const priceGroupOf = (role: Role): Role => (role === 'ADMIN' ? 'MEMBER' : role);

/** The same for reservations of the club (decisions.md B8); ADMIN means that no row applies. */
export const priceGroupOfCategory: Readonly<Record<BookingCategory, Role>> = {
  SINGLE: 'MEMBER',
  SAISON: 'MEMBER',
  GUEST_SINGLE: 'GUEST',
  GUEST_SAISON: 'GUEST',
  TRAINING: 'TRAINER',
  EVENT: 'ADMIN',
  BLOCK: 'ADMIN',
};
