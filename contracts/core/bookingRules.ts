import * as v from 'valibot';
import { percentSchema } from './contactFormats.ts';
import type { DeepReadonly } from './deepReadonly.ts';
import { priceSchema } from './money.ts';
import { paymentMethods } from './paymentMethods.ts';
import { holidayRegions } from './publicHolidays.ts';
import { smallBusinessPeriodSchema, vatRateSchema } from './vatRates.ts';

const count = (maxValue: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxValue));

/** Booking window and quota of one role (decisions.md P17, P18); null = no limit. */
export const roleLimitsSchema = v.object({
  minAdvanceMinutes: count(100_000),
  maxAdvanceDays: v.nullable(count(1_000)),
  graceMinutes: count(1_440),
  maxOpenBookings: v.nullable(count(1_000)),
  maxMinutesPerDay: v.nullable(count(1_440)),
  maxParallel: v.nullable(count(99)),
});
export type RoleLimits = Readonly<v.InferOutput<typeof roleLimitsSchema>>;

/** Limits of one person instead of the role's (decisions.md N7); null = the role's holds. */
export const personalLimitsSchema = v.object({
  maxAdvanceDays: v.nullable(count(1_000)),
  maxOpenBookings: v.nullable(count(1_000)),
  maxMinutesPerDay: v.nullable(count(1_440)),
  maxParallel: v.nullable(count(99)),
});
export type PersonalLimits = Readonly<v.InferOutput<typeof personalLimitsSchema>>;

/** Somebody for whom all limits of the role hold. */
export const noPersonalLimits: PersonalLimits = {
  maxAdvanceDays: null,
  maxOpenBookings: null,
  maxMinutesPerDay: null,
  maxParallel: null,
};

/** The limits that hold for one person: their own where they have one, else those of the role. */
export const limitsInForce = (ofRole: RoleLimits, own: PersonalLimits): RoleLimits => ({
  ...ofRole,
  maxAdvanceDays: own.maxAdvanceDays ?? ofRole.maxAdvanceDays,
  maxOpenBookings: own.maxOpenBookings ?? ofRole.maxOpenBookings,
  maxMinutesPerDay: own.maxMinutesPerDay ?? ofRole.maxMinutesPerDay,
  maxParallel: own.maxParallel ?? ofRole.maxParallel,
});

/** Kinds of hour cards (product.md §4). */
export const voucherTypes = ['YOUNG', 'STUDENT', 'ADULT', 'SENIOR'] as const;
export type VoucherType = (typeof voucherTypes)[number];

const voucherPriceSchema = v.object({ type: v.picklist(voucherTypes), price: priceSchema });
export type VoucherPrice = Readonly<v.InferOutput<typeof voucherPriceSchema>>;

/** Hours on a card, in steps of half an hour (decisions.md V6). */
const cardHoursSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000), v.multipleOf(0.5));

/** Whether people name those who play with them (decisions.md N23). */
export const playerRules = ['NONE', 'OPTIONAL', 'REQUIRED'] as const;
export type PlayerRule = (typeof playerRules)[number];

export const bookingRulesSchema = v.object({
  /** Whether an ADMIN has reviewed the rules since the club began with the standard ones (decisions.md N1). */
  reviewed: v.boolean(),
  /** Hours before the start until which the owner may cancel; 0 = until the start (product.md: stornoTime). */
  cancellationHours: count(8_760),
  allowedGuests: v.boolean(),
  allowedTrainers: v.boolean(),
  allowedVouchers: v.boolean(),
  allowedSeasonBookings: v.boolean(),
  /** Off the price of each hour that a member's season ticket books (decisions.md P9). */
  seasonDiscount: priceSchema,
  /** Whether members see each other's names in the plan (decisions.md B24). */
  showNames: v.boolean(),
  /** Whether bookings may not leave a free rest below an hour (decisions.md N29b); missing in older events: they may. */
  avoidGaps: v.optional(v.boolean(), false),
  players: v.picklist(playerRules),
  /** For each player who is not of the club and each hour that has begun (decisions.md N24). */
  guestFee: priceSchema,
  paymentMethods: v.array(v.picklist(paymentMethods)),
  /** Whether guests may pay by invoice (decisions.md M1). */
  invoiceForGuests: v.boolean(),
  /** Percent for new people (decisions.md P8). */
  defaultDiscount: percentSchema,
  /** Null: public holidays cost what their weekday costs (decisions.md P6). */
  holidayRegion: v.nullable(v.picklist(holidayRegions)),
  /** The rate of the day of play is written into each booking (decisions.md N30). */
  vatRates: v.pipe(v.array(vatRateSchema), v.maxLength(100)),
  /** § 19 UStG: what is sold on these days is without VAT, whatever the rates are (decisions.md N31). */
  smallBusinessPeriods: v.pipe(v.array(smallBusinessPeriodSchema), v.maxLength(20)),
  /** Prices of hour cards, at most one per kind; kinds without a price are not sold. */
  voucherPrices: v.pipe(v.array(voucherPriceSchema), v.maxLength(voucherTypes.length)),
  voucherHours: cardHoursSchema,
  limits: v.object({
    MEMBER: roleLimitsSchema,
    GUEST: roleLimitsSchema,
    TRAINER: roleLimitsSchema,
    ADMIN: roleLimitsSchema,
  }),
});
export type BookingRules = DeepReadonly<v.InferOutput<typeof bookingRulesSchema>>;

const limitsChangeSchema = v.partial(roleLimitsSchema);

/** A change of some of the rules, and of some limits of some roles; those that are missing stay as they are. */
export const bookingRulesChangeSchema = v.partial(
  v.object({
    ...bookingRulesSchema.entries,
    limits: v.partial(
      v.object({
        ...{ MEMBER: limitsChangeSchema, GUEST: limitsChangeSchema },
        ...{ TRAINER: limitsChangeSchema, ADMIN: limitsChangeSchema },
      }),
    ),
  }),
);
