import type { SetBookingRules } from '@platzwart/contracts/club';
import type { RoleLimits } from '@platzwart/contracts/core';

const noLimits: RoleLimits = {
  minAdvanceMinutes: 0,
  maxAdvanceDays: null,
  graceMinutes: 0,
  maxOpenBookings: null,
  maxMinutesPerDay: null,
  maxParallel: null,
};

/** What a club begins with: the defaults of decisions.md §9. Vouchers and online payment wait for their own features. */
export const standardRules: SetBookingRules['data'] = {
  cancellationHours: 24,
  allowedGuests: true,
  allowedTrainers: true,
  allowedVouchers: false,
  allowedSeasonBookings: true,
  showNames: false,
  paymentMethods: ['INVOICE'],
  invoiceForGuests: true,
  defaultDiscount: 0,
  holidayRegion: null,
  vatRates: { member: 19, guest: 19 },
  limits: { MEMBER: noLimits, GUEST: noLimits, TRAINER: noLimits, ADMIN: noLimits },
};
