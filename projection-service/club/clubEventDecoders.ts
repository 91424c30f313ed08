import { type ClubEvent } from '@platzwart/contracts/club';
import {
  centsSchema,
  holidayRegions,
  localTimeSchema,
  paymentMethods,
  personIdSchema,
  surfaces,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type DecodersOf, eventDecoder } from '../core/eventDecoder.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const sport = v.pipe(v.string(), v.nonEmpty());

const address = v.object({
  city: v.string(),
  street: v.string(),
  zip: v.string(),
  houseNumber: v.string(),
  maps: v.nullable(v.string()),
});
const clubDescribed = v.object({
  displayName: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  logoUrl: v.nullable(v.string()),
  addresses: v.object({
    office: address,
    inside: v.nullable(address),
    outside: v.nullable(address),
    invoice: v.object({ sameAsOffice: v.boolean(), consignor: v.string(), address: v.nullable(address) }),
  }),
});

const imprintStated = v.object({
  board: v.array(personIdSchema),
  responsible: v.nullable(personIdSchema),
  register: v.nullable(v.object({ court: v.string(), number: v.string() })),
  vatId: v.nullable(v.string()),
});

const court = v.object({ number: count, name: v.string(), surface: v.picklist(surfaces), active: v.boolean() });
const sportArranged = v.object({
  sport,
  courts: v.array(court),
  opensAt: localTimeSchema,
  closesAt: localTimeSchema,
  halfHour: v.boolean(),
});

const priceRow = v.object({
  time: localTimeSchema,
  guest: centsSchema,
  member: centsSchema,
  trainer: centsSchema,
  weekendGuest: centsSchema,
  weekendMember: centsSchema,
  weekendTrainer: centsSchema,
});
const pricesSet = v.object({ sport, rows: v.array(priceRow) });

const limits = v.object({
  minAdvanceMinutes: count,
  maxAdvanceDays: v.nullable(count),
  graceMinutes: count,
  maxOpenBookings: v.nullable(count),
  maxMinutesPerDay: v.nullable(count),
  maxParallel: v.nullable(count),
});
const bookingRulesSet = v.object({
  cancellationHours: v.pipe(v.number(), v.minValue(0)),
  allowedGuests: v.boolean(),
  allowedTrainers: v.boolean(),
  allowedVouchers: v.boolean(),
  allowedSeasonBookings: v.boolean(),
  showNames: v.boolean(),
  paymentMethods: v.array(v.picklist(paymentMethods)),
  invoiceForGuests: v.boolean(),
  defaultDiscount: percent,
  holidayRegion: v.nullable(v.picklist(holidayRegions)),
  vatRates: v.object({ member: percent, guest: percent }),
  limits: v.object({ MEMBER: limits, GUEST: limits, TRAINER: limits, ADMIN: limits }),
});

export const clubEventDecoders: DecodersOf<ClubEvent> = {
  ClubDescribed: eventDecoder('ClubDescribed', clubDescribed),
  ImprintStated: eventDecoder('ImprintStated', imprintStated),
  SportArranged: eventDecoder('SportArranged', sportArranged),
  PricesSet: eventDecoder('PricesSet', pricesSet),
  BookingRulesSet: eventDecoder('BookingRulesSet', bookingRulesSet),
};
