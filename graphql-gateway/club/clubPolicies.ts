import {
  type PolicyTable,
  allOf,
  forEveryone,
  forSignedIn,
  orGuardian,
  perPerson,
  perRole,
  selfOrAdmin,
} from '../core/policy.ts';

const rates = ['guest', 'member', 'trainer', 'weekendGuest', 'weekendMember', 'weekendTrainer'];
const limits = [
  'minAdvanceMinutes',
  'maxAdvanceDays',
  'graceMinutes',
  'maxOpenBookings',
  'maxMinutesPerDay',
  'maxParallel',
];

/** The club's address is public; its booking rules are for signed-in callers (decisions.md C5). */
export const clubPolicies: PolicyTable = {
  GeneralInfos: {
    ...allOf(['logoURL', 'displayName', 'email', 'phoneNumber'], forEveryone),
    ...allOf(
      ['addresses', 'allowedGuests', 'hasTerms', 'guestPrices', 'guestVatRate', 'sportNames', 'demoLogins'],
      forEveryone,
    ),
  },
  ClubAddresses: allOf(['office', 'inside', 'outside', 'invoice'], forEveryone),
  ClubAddress: allOf(['city', 'street', 'zip', 'houseNumber', 'maps'], forEveryone),
  InvoiceAddress: allOf(['addressSameAsInvoice', 'consignor', 'address'], forEveryone),
  SportName: allOf(['sport', 'de', 'en'], forEveryone),
  GuestPrice: allOf(['sport', 'time', 'weekday', 'weekend'], forEveryone),
  DemoLogin: allOf(['email', 'role'], forEveryone),
  BookingInfos: {
    ...allOf(['discount', 'allowedTrainers', 'allowedVouchers', 'allowedSaisonBookings'], forSignedIn),
    ...allOf(['voucherHours', 'vouchers', 'states'], forSignedIn),
    ...allOf(
      ['sports', 'sportSettings', 'stornoTime', 'holidayRegion', 'players', 'guestFee', 'avoidGaps'],
      forSignedIn,
    ),
    ...allOf(['paymentMethods', 'showNames', 'vatRate', 'vatSwitchDays'], perRole),
    limits: perPerson,
  },
  BookingInfoStates: allOf(['voucher', 'booking'], forSignedIn),
  BookingLimits: allOf(limits, perRole),
  VoucherPrice: allOf(['type', 'price'], forSignedIn),
  SportLabels: allOf(['de', 'en'], forSignedIn),
  SportSettings: allOf(['name', 'labels', 'courts', 'courtList', 'timeSettings', 'prices'], forSignedIn),
  Court: allOf(['number', 'name', 'surface', 'active'], forSignedIn),
  TimeSettings: allOf(['start', 'end', 'halfHour'], forSignedIn),
  Prices: allOf(['time', ...rates], forSignedIn),
  Query: { generalInfos: forEveryone, bookingInfos: perRole, bookingInfosByUser: orGuardian(selfOrAdmin) },
};
