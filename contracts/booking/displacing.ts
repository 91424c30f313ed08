import type { BookingCategory } from '../core/bookingCategories.ts';

const displacing: readonly BookingCategory[] = ['EVENT', 'BLOCK'];

/** Whether bookings of others may make way for it: a person's booking never does for another person's (decisions.md B14). */
export const canDisplace = (category: BookingCategory): boolean => displacing.includes(category);
