import * as v from 'valibot';
import {
  centsSchema,
  courtNumberSchema,
  emailSchema,
  holidayRegions,
  houseNumberSchema,
  localTimeSchema,
  paymentMethods,
  percentSchema,
  personIdSchema,
  phoneSchema,
  placeNameSchema,
  sportKeySchema,
  surfaces,
  zipSchema,
} from '../core/index.ts';

const label = (maxLength: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxLength));
const count = (maxValue: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxValue));

const addressSchema = v.object({
  city: placeNameSchema,
  street: placeNameSchema,
  zip: zipSchema,
  houseNumber: houseNumberSchema,
  maps: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500), v.url(), v.startsWith('https://'))),
});

export const describeClubSchema = v.object({
  displayName: label(100),
  email: emailSchema,
  phoneNumber: phoneSchema,
  logoUrl: v.nullable(label(500)),
  addresses: v.object({
    office: addressSchema,
    inside: v.nullable(addressSchema),
    outside: v.nullable(addressSchema),
    invoice: v.object({ sameAsOffice: v.boolean(), consignor: label(200), address: v.nullable(addressSchema) }),
  }),
});

/** People by their id: who is erased stands in it no longer. */
export const stateImprintSchema = v.object({
  board: v.pipe(v.array(personIdSchema), v.maxLength(20)),
  responsible: v.nullable(personIdSchema),
  register: v.nullable(v.object({ court: label(100), number: label(40) })),
  vatId: v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^DE\d{9}$/))),
});

export const arrangeSportSchema = v.object({
  sport: sportKeySchema,
  courts: v.pipe(
    v.array(
      v.object({ number: courtNumberSchema, name: label(40), surface: v.picklist(surfaces), active: v.boolean() }),
    ),
    v.minLength(1),
    v.maxLength(99),
  ),
  opensAt: localTimeSchema,
  closesAt: localTimeSchema,
  halfHour: v.boolean(),
});

export const priceRowSchema = v.object({
  time: localTimeSchema,
  guest: centsSchema,
  member: centsSchema,
  trainer: centsSchema,
  weekendGuest: centsSchema,
  weekendMember: centsSchema,
  weekendTrainer: centsSchema,
});

export const setPricesSchema = v.object({
  sport: sportKeySchema,
  rows: v.pipe(v.array(priceRowSchema), v.minLength(1), v.maxLength(48)),
});

const roleLimitsSchema = v.object({
  minAdvanceMinutes: count(100_000),
  maxAdvanceDays: v.nullable(count(1_000)),
  graceMinutes: count(1_440),
  maxOpenBookings: v.nullable(count(1_000)),
  maxMinutesPerDay: v.nullable(count(1_440)),
  maxParallel: v.nullable(count(99)),
});

export const setBookingRulesSchema = v.object({
  cancellationHours: count(8_760),
  allowedGuests: v.boolean(),
  allowedTrainers: v.boolean(),
  allowedVouchers: v.boolean(),
  allowedSeasonBookings: v.boolean(),
  showNames: v.boolean(),
  paymentMethods: v.array(v.picklist(paymentMethods)),
  invoiceForGuests: v.boolean(),
  defaultDiscount: percentSchema,
  holidayRegion: v.nullable(v.picklist(holidayRegions)),
  vatRates: v.object({ member: percentSchema, guest: percentSchema }),
  limits: v.object({
    MEMBER: roleLimitsSchema,
    GUEST: roleLimitsSchema,
    TRAINER: roleLimitsSchema,
    ADMIN: roleLimitsSchema,
  }),
});

export type DescribeClub = Readonly<{ type: 'DescribeClub'; data: v.InferOutput<typeof describeClubSchema> }>;
export type StateImprint = Readonly<{ type: 'StateImprint'; data: v.InferOutput<typeof stateImprintSchema> }>;
export type ArrangeSport = Readonly<{ type: 'ArrangeSport'; data: v.InferOutput<typeof arrangeSportSchema> }>;
/** The rows replace all earlier ones of the sport. */
export type SetPrices = Readonly<{ type: 'SetPrices'; data: v.InferOutput<typeof setPricesSchema> }>;
export type SetBookingRules = Readonly<{ type: 'SetBookingRules'; data: v.InferOutput<typeof setBookingRulesSchema> }>;

export type ClubCommand = DescribeClub | StateImprint | ArrangeSport | SetPrices | SetBookingRules;
