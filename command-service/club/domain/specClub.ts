import {
  type ArrangeSport,
  type DescribeClub,
  type SetBookingRules,
  type SetPrices,
  type StateImprint,
  standardRules,
} from '@platzwart/contracts/club';
import { cents, localTime, personId } from '@platzwart/contracts/core';

const clay = (number: number) => ({ number, name: `Platz ${number}`, surface: 'CLAY' as const, active: true });

export const arrangeTennis = (overrides: Partial<ArrangeSport['data']> = {}): ArrangeSport => ({
  type: 'ArrangeSport',
  data: {
    sport: 'TENNIS',
    labels: null,
    courts: [clay(1), clay(2)],
    opensAt: localTime('07:00'),
    closesAt: localTime('22:00'),
    halfHour: true,
    ...overrides,
  },
});

export const priceRow = (time: string, member = 1_000) => ({
  time: localTime(time),
  guest: cents(2_000),
  member: cents(member),
  trainer: cents(800),
  weekendGuest: cents(2_400),
  weekendMember: cents(1_200),
  weekendTrainer: cents(900),
});

export const priceTennis = (...times: readonly string[]): SetPrices => ({
  type: 'SetPrices',
  data: { sport: 'TENNIS', rows: times.map((time, index) => priceRow(time, 1_000 + index)) },
});

const address = { city: 'Musterstadt', street: 'Am Sportpark', zip: '12345', houseNumber: '7', maps: null };

export const describeClub = (overrides: Partial<DescribeClub['data']> = {}): DescribeClub => ({
  type: 'DescribeClub',
  data: {
    displayName: 'TC Musterstadt',
    email: 'info@platzwart.example',
    phoneNumber: '+49 1234 567890',
    logoUrl: null,
    addresses: {
      office: address,
      inside: null,
      outside: null,
      invoice: { sameAsOffice: true, consignor: 'TC Musterstadt e. V.', address: null },
    },
    ...overrides,
  },
});

/** Who runs the club in the specs. */
const chair = personId('00000000-0000-4000-8000-0000000000c1');

export const stateImprint = (overrides: Partial<StateImprint['data']> = {}): StateImprint => ({
  type: 'StateImprint',
  data: {
    board: [chair],
    responsible: chair,
    register: { court: 'Amtsgericht Musterstadt', number: 'VR 1234' },
    vatId: null,
    ...overrides,
  },
});

export const setRules = (overrides: Partial<SetBookingRules['data']> = {}): SetBookingRules => ({
  type: 'SetBookingRules',
  data: {
    ...standardRules,
    ...overrides,
  },
});
