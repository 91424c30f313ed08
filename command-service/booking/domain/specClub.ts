import { datedVatRates } from '@platzwart/contracts/club';
import { clubClockAt } from '@platzwart/contracts/club-time';
import {
  type BookingRules,
  type Court,
  type PriceRow,
  type Role,
  type RoleLimits,
  type SportSettings,
  type Surface,
  cents,
  localTime,
  noPersonalLimits,
  personId,
} from '@platzwart/contracts/core';
import { Temporal } from 'temporal-polyfill';
import type { Booker, ClubNow, SettingsInForce } from './bookingRequests.ts';

/** The people of the specs. */
export const anna: Booker = {
  personId: personId('a0000000-0000-4000-8000-00000000000a'),
  role: 'MEMBER',
  discount: 0,
  limits: noPersonalLimits,
};
export const ben: Booker = {
  personId: personId('b0000000-0000-4000-8000-00000000000b'),
  role: 'MEMBER',
  discount: 0,
  limits: noPersonalLimits,
};
export const gast: Booker = {
  personId: personId('90000000-0000-4000-8000-000000000009'),
  role: 'GUEST',
  discount: 0,
  limits: noPersonalLimits,
};
export const trainer: Booker = {
  personId: personId('70000000-0000-4000-8000-000000000007'),
  role: 'TRAINER',
  discount: 0,
  limits: noPersonalLimits,
};
export const admin: Booker = {
  personId: personId('d0000000-0000-4000-8000-00000000000d'),
  role: 'ADMIN',
  discount: 0,
  limits: noPersonalLimits,
};

const courts = (count: number, surface: Surface): readonly Court[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    name: `Platz ${index + 1}`,
    surface,
    active: true,
  }));

/** Guest, member and trainer on weekdays, then the same at the weekend, in cents per hour. */
const prices = (time: string, ...row: readonly [number, number, number, number, number, number]): PriceRow => ({
  time: localTime(time),
  guest: cents(row[0]),
  member: cents(row[1]),
  trainer: cents(row[2]),
  weekendGuest: cents(row[3]),
  weekendMember: cents(row[4]),
  weekendTrainer: cents(row[5]),
});

const hours = (opensAt: string, closesAt: string) => ({ opensAt: localTime(opensAt), closesAt: localTime(closesAt) });

/** Half hours, two price rows, courts 1 to 8. */
export const tennis: SportSettings = {
  sport: 'TENNIS',
  labels: null,
  courts: courts(8, 'CLAY'),
  ...hours('07:00', '22:00'),
  halfHour: true,
  prices: [prices('07:00', 2000, 1200, 800, 2600, 1500, 1000), prices('17:00', 2405, 1605, 905, 3001, 1801, 1101)],
};
/** Whole hours until midnight. */
export const hall: SportSettings = {
  sport: 'HALL',
  labels: null,
  courts: courts(2, 'HALL_FLOOR'),
  ...hours('07:00', '24:00'),
  halfHour: false,
  prices: [prices('07:00', 3000, 2000, 1500, 3600, 2400, 1800)],
};
/** Free of charge for members, and one court that is out of use. */
export const squash: SportSettings = {
  sport: 'SQUASH',
  labels: null,
  courts: courts(2, 'SQUASH_FLOOR').map((court) => (court.number === 2 ? { ...court, active: false } : court)),
  ...hours('09:00', '23:00'),
  halfHour: true,
  prices: [prices('09:00', 1000, 0, 0, 1000, 0, 0)],
};

const noLimits: RoleLimits = {
  minAdvanceMinutes: 0,
  maxAdvanceDays: null,
  graceMinutes: 0,
  maxOpenBookings: null,
  maxMinutesPerDay: null,
  maxParallel: null,
};

const rules: BookingRules = {
  reviewed: true,
  cancellationHours: 24,
  allowedGuests: true,
  allowedTrainers: true,
  allowedVouchers: false,
  allowedSeasonBookings: true,
  showNames: false,
  avoidGaps: false,
  players: 'OPTIONAL',
  guestFee: cents(0),
  paymentMethods: ['INVOICE', 'PAYPAL'],
  invoiceForGuests: true,
  defaultDiscount: 0,
  holidayRegion: null,
  vatRates: datedVatRates({ member: 7, guest: 19 }),
  smallBusinessPeriods: [],
  voucherPrices: [],
  voucherHours: 10,
  seasonDiscount: cents(0),
  limits: { MEMBER: noLimits, GUEST: noLimits, TRAINER: noLimits, ADMIN: noLimits },
};

/** TC Musterstadt, with the overrides of this spec. */
export const clubWith = (changed: Partial<BookingRules> = {}, sports = [tennis, hall, squash]): SettingsInForce => ({
  revision: 4,
  rules: { ...rules, ...changed },
  sports,
  terms: null,
});
export const club = clubWith();

export const limitsFor = (role: Role, limits: Partial<RoleLimits>): Partial<BookingRules> => ({
  limits: { ...rules.limits, [role]: { ...noLimits, ...limits } },
});

export const at = (instant: string): ClubNow => ({ instant, ...clubClockAt(Temporal.Instant.from(instant)) });
/** Ten o'clock in Musterstadt on a Monday in June. */
export const monday10 = at('2026-06-15T08:00:00Z');
