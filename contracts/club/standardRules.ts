import { type RoleLimits, noCents } from '../core/index.ts';
import type { SetBookingRules } from './clubCommands.ts';
import type { ClubDescription } from './clubDescription.ts';
import { datedVatRates } from './standardVatRates.ts';

const noLimits: RoleLimits = {
  minAdvanceMinutes: 0,
  maxAdvanceDays: null,
  graceMinutes: 0,
  maxOpenBookings: null,
  maxMinutesPerDay: null,
  maxParallel: null,
};

/** The initial settings of a club: the defaults of decisions.md §9. Online payment is configured where there is a provider. */
export const standardRules: SetBookingRules['data'] = {
  reviewed: false,
  cancellationHours: 24,
  allowedGuests: true,
  allowedTrainers: true,
  allowedVouchers: false,
  allowedSeasonBookings: true,
  showNames: false,
  avoidGaps: false,
  players: 'OPTIONAL',
  guestFee: noCents,
  paymentMethods: ['INVOICE'],
  invoiceForGuests: true,
  defaultDiscount: 0,
  holidayRegion: null,
  vatRates: datedVatRates({ member: 19, guest: 19 }),
  smallBusinessPeriods: [],
  voucherPrices: [],
  voucherHours: 10,
  seasonDiscount: noCents,
  limits: { MEMBER: noLimits, GUEST: noLimits, TRAINER: noLimits, ADMIN: noLimits },
};

const noAddress = { city: '', street: '', zip: '', houseNumber: '', maps: null };

/** What is shown of a club that has not described itself yet. */
export const undescribedClub: ClubDescription = {
  displayName: 'Platzwart',
  email: '',
  phoneNumber: '',
  logoUrl: null,
  addresses: {
    office: noAddress,
    inside: null,
    outside: null,
    invoice: { sameAsOffice: true, consignor: '', address: null },
  },
};
