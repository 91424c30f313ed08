/** A person orders a card of ten hours, and a booking uses it up. */
export const cardUsedUp = (personId: string, voucherId = crypto.randomUUID()) => [
  {
    type: 'VoucherOrdered',
    data: {
      ...{ voucherId, personId, voucherType: 'ADULT', price: 9_000, orderedOn: '2026-06-15', halfHours: 20 },
      ...{ vatRate: 19, orderedByClub: false, consentVersion: '2026-11', settingsRevision: 3 },
    },
  },
  {
    type: 'HoursUsed',
    data: {
      ...{ voucherId, personId, bookingId: crypto.randomUUID(), halfHours: 2, halfHoursLeft: 0 },
      ...{ sport: 'TENNIS', court: 3, date: '2026-06-19', start: '20:00', end: '21:00' },
    },
  },
];
