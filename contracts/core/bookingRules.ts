import type { HolidayRegion } from './publicHolidays.ts';
import type { Role } from './roles.ts';

export const paymentMethods = ['VOUCHER', 'INVOICE', 'PAYPAL', 'CREDIT_CARD'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Booking window and quota of one role (decisions.md P17, P18); null = no limit. */
export type RoleLimits = Readonly<{
  minAdvanceMinutes: number;
  maxAdvanceDays: number | null;
  graceMinutes: number;
  maxOpenBookings: number | null;
  maxMinutesPerDay: number | null;
  maxParallel: number | null;
}>;

export type BookingRules = Readonly<{
  /** Hours before the start until which the owner may cancel; 0 = until the start (product.md: stornoTime). */
  cancellationHours: number;
  allowedGuests: boolean;
  allowedTrainers: boolean;
  allowedVouchers: boolean;
  allowedSeasonBookings: boolean;
  /** Whether members see each other's names in the plan (decisions.md B24). */
  showNames: boolean;
  paymentMethods: readonly PaymentMethod[];
  /** Whether guests may pay by invoice (decisions.md M1). */
  invoiceForGuests: boolean;
  /** Percent for new people (decisions.md P8). */
  defaultDiscount: number;
  /** Null: public holidays cost what their weekday costs (decisions.md P6). */
  holidayRegion: HolidayRegion | null;
  /** Percent, written into each booking (decisions.md I7). */
  vatRates: Readonly<{ member: number; guest: number }>;
  limits: Readonly<Record<Role, RoleLimits>>;
}>;
