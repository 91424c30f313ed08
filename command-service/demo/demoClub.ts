import { type DescribeClub, type DirectDebitTerms, type StateImprint, standardRules } from '@platzwart/contracts/club';
import { type PriceRow, type SportSettings, type Surface, cents, localTime } from '@platzwart/contracts/core';
import type { SettingCommand } from '../club/domain/clubMode.ts';
import type { DemoPerson } from './demoPeople.ts';

const courts = (count: number, label: string, surface: Surface) =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    name: `${label} ${index + 1}`,
    surface,
    active: true,
  }));

type SixPrices = readonly [number, number, number, number, number, number];

/** Guest, member, trainer on weekdays, then the same at the weekend; cents per hour. */
const row = (
  time: string,
  [guest, member, trainer, weekendGuest, weekendMember, weekendTrainer]: SixPrices,
): PriceRow => ({
  time: localTime(time),
  guest: cents(guest),
  member: cents(member),
  trainer: cents(trainer),
  weekendGuest: cents(weekendGuest),
  weekendMember: cents(weekendMember),
  weekendTrainer: cents(weekendTrainer),
});

const hours = (opensAt: string, closesAt: string) => ({ opensAt: localTime(opensAt), closesAt: localTime(closesAt) });

/** Lower prices in the morning, and a surcharge for light in the evening. */
export const demoSports: readonly SportSettings[] = [
  {
    ...{
      sport: 'TENNIS',
      labels: null,
      courts: courts(8, 'Platz', 'CLAY'),
      ...hours('07:00', '22:00'),
      halfHour: true,
    },
    prices: [
      row('07:00', [1600, 800, 600, 2000, 1000, 800]),
      row('12:00', [2000, 1000, 800, 2400, 1200, 900]),
      row('17:00', [2600, 1400, 1000, 2800, 1600, 1200]),
      row('20:00', [3000, 1800, 1400, 3200, 2000, 1600]),
    ],
  },
  {
    ...{
      sport: 'HALL',
      labels: null,
      courts: courts(2, 'Halle', 'HALL_FLOOR'),
      ...hours('07:00', '24:00'),
      halfHour: false,
    },
    prices: [
      row('07:00', [2400, 1800, 1500, 2800, 2200, 1800]),
      row('16:00', [3400, 2600, 2000, 3600, 2800, 2200]),
      row('22:00', [2000, 1500, 1200, 2200, 1700, 1300]),
    ],
  },
  {
    ...{
      sport: 'SQUASH',
      labels: null,
      courts: courts(2, 'Box', 'SQUASH_FLOOR'),
      ...hours('09:00', '23:00'),
      halfHour: true,
    },
    prices: [row('09:00', [1200, 800, 600, 1400, 1000, 800]), row('17:00', [1600, 1100, 900, 1800, 1300, 1000])],
  },
];

const setBookingRules: SettingCommand = {
  type: 'SetBookingRules',
  data: {
    ...standardRules,
    reviewed: true,
    allowedVouchers: true,
    // With simulated providers, so that everybody can try them.
    paymentMethods: ['INVOICE', 'PAYPAL', 'CREDIT_CARD'],
    voucherPrices: [
      { type: 'YOUNG', price: cents(6_000) },
      { type: 'STUDENT', price: cents(7_500) },
      { type: 'ADULT', price: cents(9_500) },
      { type: 'SENIOR', price: cents(8_500) },
    ],
  },
};

/** Of an account that does not exist: its number is the example of the banks. */
export const demoIban = 'DE89370400440532013000';

/** The identifier is the one that the Bundesbank gives out for tests. */
export const demoDirectDebit: DirectDebitTerms = {
  ...{ creditorId: 'DE98ZZZ09999999999', noticeDays: 14, isOffered: true },
};

const stateBilling: SettingCommand = {
  type: 'StateBilling',
  data: {
    ...{ taxNumber: '143/216/00123', iban: demoIban, bic: 'COBADEFFXXX' },
    ...{ accountHolder: 'TC Musterstadt e. V.', dueDays: 14, footer: 'Vielen Dank für deine Zahlung.' },
    directDebit: demoDirectDebit,
  },
};

const grounds = { city: 'Musterstadt', street: 'Am Sportpark', zip: '12345', houseNumber: '7', maps: null };

/** The last command of the seeding: a club with a description has been seeded completely. */
export const describeDemoClub: DescribeClub = {
  type: 'DescribeClub',
  data: {
    displayName: 'TC Musterstadt',
    email: 'info@platzwart.example',
    phoneNumber: '+49 1234 567890',
    logoUrl: null,
    addresses: {
      office: grounds,
      inside: { ...grounds, houseNumber: '9' },
      outside: grounds,
      invoice: { sameAsOffice: true, consignor: 'TC Musterstadt e. V.', address: null },
    },
  },
};

/** The chair and the deputy of the demo club, by member number. */
const demoBoard: readonly (string | null)[] = ['100', '1003'];

export const demoImprint = (people: readonly DemoPerson[]): StateImprint => {
  const board = people.filter(({ memberNumber }) => demoBoard.includes(memberNumber)).map(({ personId }) => personId);
  const register = { court: 'Amtsgericht Musterstadt', number: 'VR 1902' };
  return { type: 'StateImprint', data: { board, responsible: board[0] ?? null, register, vatId: 'DE123456789' } };
};

/** Settings that are needed before the first booking. */
export const arrangeDemoClub: readonly SettingCommand[] = [
  setBookingRules,
  stateBilling,
  ...demoSports.flatMap(({ prices, ...arrangement }): readonly SettingCommand[] => [
    { type: 'ArrangeSport', data: { ...arrangement, courts: [...arrangement.courts] } },
    { type: 'SetPrices', data: { sport: arrangement.sport, rows: [...prices] } },
  ]),
];
