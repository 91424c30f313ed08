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

/** Whether it is one of a season ticket: a series, by default a weekly one, whose dates are billed together (decisions.md B12). */
export const isSeasonTicket = (category: BookingCategory): boolean =>
  category === 'SAISON' || category === 'GUEST_SAISON';
