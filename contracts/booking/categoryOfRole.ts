import type { Role } from '../core/index.ts';
import type { BookingCategory } from './bookingEvents.ts';

const categories = {
  MEMBER: 'SINGLE',
  GUEST: 'GUEST_SINGLE',
  TRAINER: 'TRAINING',
  ADMIN: 'SINGLE',
} as const satisfies Record<Role, BookingCategory>;

/** What a booking is called that somebody makes in person (decisions.md B7). */
export const categoryOfRole = (role: Role): BookingCategory => categories[role];
