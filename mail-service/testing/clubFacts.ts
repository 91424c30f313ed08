/** TC Musterstadt as its own log describes it. */
export const clubFacts = [
  {
    type: 'ClubDescribed',
    data: {
      displayName: 'TC Musterstadt',
      email: 'info@platzwart.example',
      phoneNumber: '+49 1234 567890',
      logoUrl: null,
      addresses: {
        office: { city: 'Musterstadt', street: 'Am Sportpark', zip: '12345', houseNumber: '7', maps: null },
      },
    },
  },
  { type: 'SportArranged', data: { sport: 'TENNIS', courts: [{ number: 3, name: 'Platz 3' }] } },
  { type: 'SportArranged', data: { sport: 'HALL', courts: [{ number: 1, name: 'Halle 1' }] } },
  { type: 'BookingRulesSet', data: { cancellationHours: 24 } },
] as const;

/** What `CourtBooked` says of an hour on court 3 on a Friday evening in June. */
export const courtBooked = (personId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  type: 'CourtBooked',
  data: {
    bookingId: '0b000000-0000-4000-8000-000000000001',
    orderId: '0c000000-0000-4000-8000-000000000001',
    ...{ personId, category: 'SINGLE', sport: 'TENNIS', court: 3, date: '2026-06-19', start: '18:00', end: '19:30' },
    ...{ title: null, sealedRemark: null, price: 1_800, listPrice: 1_800, discount: 0, vatRate: 19, role: 'MEMBER' },
    ...{ settingsRevision: 3, paymentMethod: 'INVOICE' },
    ...change,
  },
  actor: personId,
});

/** Its cancellation. */
export const bookingCancelled = (personId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  type: 'BookingCancelled',
  data: {
    bookingId: '0b000000-0000-4000-8000-000000000001',
    ...{ personId, category: 'SINGLE', sport: 'TENNIS', court: 3, date: '2026-06-19', start: '18:00', end: '19:30' },
    sealedReason: null,
    ...change,
  },
  actor: personId,
});
