import type { ClubDescription, Imprint } from '@platzwart/contracts/club';
import {
  type BookingRules,
  type PriceRow,
  type SportArrangement,
  centsSchema,
  holidayRegions,
  localTimeSchema,
  paymentMethods,
  personIdSchema,
  surfaces,
} from '@platzwart/contracts/core';
import * as v from 'valibot';

const addressSchema = v.object({
  city: v.string(),
  street: v.string(),
  zip: v.string(),
  houseNumber: v.string(),
  maps: v.nullable(v.string()),
});

export const descriptionSchema: v.GenericSchema<unknown, ClubDescription> = v.object({
  displayName: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  logoUrl: v.nullable(v.string()),
  addresses: v.object({
    office: addressSchema,
    inside: v.nullable(addressSchema),
    outside: v.nullable(addressSchema),
    invoice: v.object({ sameAsOffice: v.boolean(), consignor: v.string(), address: v.nullable(addressSchema) }),
  }),
});

export const imprintSchema: v.GenericSchema<unknown, Imprint> = v.object({
  board: v.array(personIdSchema),
  responsible: v.nullable(personIdSchema),
  register: v.nullable(v.object({ court: v.string(), number: v.string() })),
  vatId: v.nullable(v.string()),
});

const limitsSchema = v.object({
  minAdvanceMinutes: v.number(),
  maxAdvanceDays: v.nullable(v.number()),
  graceMinutes: v.number(),
  maxOpenBookings: v.nullable(v.number()),
  maxMinutesPerDay: v.nullable(v.number()),
  maxParallel: v.nullable(v.number()),
});

export const rulesSchema: v.GenericSchema<unknown, BookingRules> = v.object({
  cancellationHours: v.number(),
  allowedGuests: v.boolean(),
  allowedTrainers: v.boolean(),
  allowedVouchers: v.boolean(),
  allowedSeasonBookings: v.boolean(),
  showNames: v.boolean(),
  paymentMethods: v.array(v.picklist(paymentMethods)),
  invoiceForGuests: v.boolean(),
  defaultDiscount: v.number(),
  holidayRegion: v.nullable(v.picklist(holidayRegions)),
  vatRates: v.object({ member: v.number(), guest: v.number() }),
  limits: v.object({ MEMBER: limitsSchema, GUEST: limitsSchema, TRAINER: limitsSchema, ADMIN: limitsSchema }),
});

export const arrangementSchema: v.GenericSchema<unknown, SportArrangement> = v.object({
  sport: v.string(),
  courts: v.array(
    v.object({ number: v.number(), name: v.string(), surface: v.picklist(surfaces), active: v.boolean() }),
  ),
  opensAt: localTimeSchema,
  closesAt: localTimeSchema,
  halfHour: v.boolean(),
});

export const priceRowsSchema: v.GenericSchema<unknown, readonly PriceRow[]> = v.array(
  v.object({
    time: localTimeSchema,
    guest: centsSchema,
    member: centsSchema,
    trainer: centsSchema,
    weekendGuest: centsSchema,
    weekendMember: centsSchema,
    weekendTrainer: centsSchema,
  }),
);
