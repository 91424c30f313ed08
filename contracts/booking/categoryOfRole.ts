import type { Role } from '../core/index.ts';
import type { BookingCategory } from '../core/bookingCategories.ts';

const categories = {
  MEMBER: 'SINGLE',
  GUEST: 'GUEST_SINGLE',
  TRAINER: 'TRAINING',
  ADMIN: 'SINGLE',
} as const satisfies Record<Role, BookingCategory>;

/** The category of a booking that a person makes for themselves (decisions.md B7). */
export const categoryOfRole = (role: Role): BookingCategory => categories[role];
