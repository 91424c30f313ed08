export const bookingCategories = [
  'TRAINING',
  'SINGLE',
  'GUEST_SINGLE',
  'SAISON',
  'GUEST_SAISON',
  'EVENT',
  'BLOCK',
] as const;
export type BookingCategory = (typeof bookingCategories)[number];
