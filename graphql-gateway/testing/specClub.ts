import { type ClubSettings, datedVatRates } from '@platzwart/contracts/club';
import { type RoleLimits, cents, localTime, personId } from '@platzwart/contracts/core';
import { admin, anna } from './personas.ts';

const limits: RoleLimits = {
  minAdvanceMinutes: 0,
  maxAdvanceDays: 14,
  graceMinutes: 0,
  maxOpenBookings: null,
  maxMinutesPerDay: null,
  maxParallel: null,
};
/** The id of a person who was erased. */
const erased = personId('00000000-0000-4000-8000-000000000099');
const address = { city: 'Musterstadt', street: 'Am Sandplatz', zip: '12345', houseNumber: '1', maps: null };

/** The club of the specs: two clay courts and a hall. */
export const specClub: ClubSettings = {
  revision: 7,
  description: {
    displayName: 'TC Musterstadt',
    email: 'info@platzwart.example',
    phoneNumber: '+49 89 1000',
    logoUrl: null,
    addresses: {
      office: address,
      inside: null,
      outside: null,
      invoice: { sameAsOffice: true, consignor: 'TC Musterstadt e. V.', address: null },
    },
  },
  terms: [{ version: 1, de: 'Plätze abziehen.', en: null, issuedAt: '2026-01-02T09:00:00.000Z' }],
  imprint: {
    board: [admin.personId, anna.personId, erased],
    responsible: admin.personId,
    register: { court: 'Amtsgericht Musterstadt', number: 'VR 1234' },
    vatId: null,
  },
  billing: null,
  accounting: null,
  rules: {
    reviewed: true,
    cancellationHours: 24,
    allowedGuests: true,
    allowedTrainers: true,
    allowedVouchers: false,
    allowedSeasonBookings: false,
    showNames: false,
    avoidGaps: false,
    players: 'OPTIONAL',
    guestFee: cents(500),
    paymentMethods: ['INVOICE', 'PAYPAL'],
    invoiceForGuests: false,
    defaultDiscount: 0,
    holidayRegion: 'BY',
    vatRates: datedVatRates({ member: 19, guest: 19 }),
    smallBusinessPeriods: [],
    voucherPrices: [],
    voucherHours: 0,
    seasonDiscount: cents(0),
    limits: { MEMBER: limits, GUEST: { ...limits, maxAdvanceDays: 3 }, TRAINER: limits, ADMIN: limits },
  },
  sports: [
    {
      sport: 'TENNIS',
      labels: null,
      courts: [
        { number: 1, name: 'Platz 1', surface: 'CLAY', active: true },
        { number: 2, name: 'Platz 2', surface: 'CLAY', active: false },
      ],
      opensAt: localTime('07:00'),
      closesAt: localTime('22:00'),
      halfHour: true,
      prices: [
        {
          time: localTime('07:00'),
          guest: cents(2400),
          member: cents(1200),
          trainer: cents(1000),
          weekendGuest: cents(2800),
          weekendMember: cents(1600),
          weekendTrainer: cents(1000),
        },
      ],
    },
    {
      sport: 'HALL',
      labels: null,
      courts: [{ number: 1, name: 'Halle 1', surface: 'HALL_FLOOR', active: true }],
      opensAt: localTime('07:00'),
      closesAt: localTime('24:00'),
      halfHour: false,
      prices: [],
    },
  ],
};
