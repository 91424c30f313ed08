import { standardRules } from '@platzwart/contracts/club';

const surface = 'CLAY';

/** TC Musterstadt as described by the events of its log. */
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
        ...{ inside: null, outside: null },
        invoice: { sameAsOffice: true, consignor: 'TC Musterstadt', address: null },
      },
    },
  },
  {
    type: 'SportArranged',
    data: {
      ...{ sport: 'TENNIS', labels: null, opensAt: '07:00', closesAt: '22:00', halfHour: true },
      courts: [{ number: 3, name: 'Platz 3', surface, active: true }],
    },
  },
  {
    type: 'SportArranged',
    data: {
      ...{ sport: 'HALL', labels: null, opensAt: '07:00', closesAt: '22:00', halfHour: false },
      courts: [{ number: 1, name: 'Halle 1', surface, active: true }],
    },
  },
  {
    type: 'BookingRulesSet',
    data: {
      ...standardRules,
      showNames: true,
    },
  },
] as const;

/** The data of `CourtBooked` for an hour on court 3 on a Friday evening in June. */
export const courtBooked = (personId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  type: 'CourtBooked',
  data: {
    bookingId: '0b000000-0000-4000-8000-000000000001',
    orderId: '0c000000-0000-4000-8000-000000000001',
    ...{ personId, category: 'SINGLE', sport: 'TENNIS', court: 3, date: '2026-06-19', start: '18:00', end: '19:30' },
    ...{ title: null, sealedRemark: null, price: 1_800, listPrice: 1_800, discount: 0, vatRate: 19, role: 'MEMBER' },
    ...{ settingsRevision: 3, paymentMethod: 'INVOICE', seriesId: null, eventId: null, enteredByClub: false },
    ...{ clubRemark: null, sealedReason: null },
    ...change,
  },
  actor: personId,
});

/** The person plays in it with the owner and a guest. */
export const playersChanged = (ownerId: string, playerId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  type: 'PlayersChanged',
  data: {
    bookingId: '0b000000-0000-4000-8000-000000000001',
    ...{ personId: ownerId, sport: 'TENNIS', court: 3, date: '2026-06-19', start: '18:00', end: '19:30' },
    ...{ members: [playerId], added: [playerId], guests: 1, sealedGuests: null },
    ...{ guestFee: 1_000, guestFeeVatRate: 19, guestFeePayment: 'INVOICE' },
    ...change,
  },
  actor: ownerId,
});

/** An ADMIN moves it to Saturday, court 3, 10:00 to 12:00, for 24 euros. */
export const bookingChanged = (personId: string, change: Readonly<Record<string, unknown>> = {}) => {
  const { bookingId, seriesId, category, title, sport, court, date, start, end, price } = courtBooked(personId).data;
  return {
    type: 'BookingChanged',
    data: {
      ...{ bookingId, seriesId, personId, category, title, sport, court, date: '2026-06-20', start: '10:00' },
      ...{ end: '12:00', sealedRemark: null, clubRemark: null, sealedReason: null, price: 2_400, ownPrice: true },
      ...{ pricing: null, scope: 'THIS', was: { category, title, sport, court, date, start, end, price } },
      ...change,
    },
  };
};

/** Its cancellation. */
export const bookingCancelled = (personId: string, change: Readonly<Record<string, unknown>> = {}) => ({
  type: 'BookingCancelled',
  data: {
    bookingId: '0b000000-0000-4000-8000-000000000001',
    ...{ personId, category: 'SINGLE', sport: 'TENNIS', court: 3, date: '2026-06-19', start: '18:00', end: '19:30' },
    ...{ sealedReason: null, refund: 'FULL', displacedBy: null },
    ...change,
  },
  actor: personId,
});
