import * as v from 'valibot';
import { percentSchema } from './contactFormats.ts';
import type { DeepReadonly } from './deepReadonly.ts';
import { centsSchema } from './money.ts';
import { holidayRegions } from './publicHolidays.ts';

export const paymentMethods = ['VOUCHER', 'INVOICE', 'PAYPAL', 'CREDIT_CARD'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const count = (maxValue: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxValue));

/** Booking window and quota of one role (decisions.md P17, P18); null = no limit. */
const roleLimitsSchema = v.object({
  minAdvanceMinutes: count(100_000),
  maxAdvanceDays: v.nullable(count(1_000)),
  graceMinutes: count(1_440),
  maxOpenBookings: v.nullable(count(1_000)),
  maxMinutesPerDay: v.nullable(count(1_440)),
  maxParallel: v.nullable(count(99)),
});
export type RoleLimits = Readonly<v.InferOutput<typeof roleLimitsSchema>>;

export const bookingRulesSchema = v.object({
  /** Hours before the start until which the owner may cancel; 0 = until the start (product.md: stornoTime). */
  cancellationHours: count(8_760),
  allowedGuests: v.boolean(),
  allowedTrainers: v.boolean(),
  allowedVouchers: v.boolean(),
  allowedSeasonBookings: v.boolean(),
  /** Off the price of each hour that a member's season ticket books (decisions.md P9). */
  seasonDiscount: centsSchema,
  /** Whether members see each other's names in the plan (decisions.md B24). */
  showNames: v.boolean(),
  paymentMethods: v.array(v.picklist(paymentMethods)),
  /** Whether guests may pay by invoice (decisions.md M1). */
  invoiceForGuests: v.boolean(),
  /** Percent for new people (decisions.md P8). */
  defaultDiscount: percentSchema,
  /** Null: public holidays cost what their weekday costs (decisions.md P6). */
  holidayRegion: v.nullable(v.picklist(holidayRegions)),
  /** Percent, written into each booking (decisions.md I7). */
  vatRates: v.object({ member: percentSchema, guest: percentSchema }),
  limits: v.object({
    MEMBER: roleLimitsSchema,
    GUEST: roleLimitsSchema,
    TRAINER: roleLimitsSchema,
    ADMIN: roleLimitsSchema,
  }),
});
export type BookingRules = DeepReadonly<v.InferOutput<typeof bookingRulesSchema>>;
