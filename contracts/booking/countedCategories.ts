import type { BookingCategory } from '../core/bookingCategories.ts';

/** Categories that a person books for themselves; days of season tickets do not count for the quota (decisions.md P18). */
export const countedCategories: readonly BookingCategory[] = ['SINGLE', 'GUEST_SINGLE', 'TRAINING'];
