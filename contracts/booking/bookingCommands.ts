import * as v from 'valibot';
import { bookingIdSchema, centsSchema, localDateSchema, localTimeSchema, paymentMethods } from '../core/index.ts';
import { bookingCategories } from './bookingEvents.ts';

/** Upper-case key of a sport (decisions.md P1). */
const sport = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,31}$/));
const court = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));
const remark = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500)));

/** One block of the wizard as the client sends it; `price` is what its user was shown (decisions.md B19, B20). */
export const wantedBookingSchema = v.object({
  sport,
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
  court,
  price: centsSchema,
  paymentMethod: v.picklist(paymentMethods),
  remark,
});
export type WantedBooking = v.InferOutput<typeof wantedBookingSchema>;

/** Blocks in one order; more than any screen offers, less than what would stall the ledger. */
export const maxBlocksPerOrder = 50;

export const bookAsUserSchema = v.object({
  bookings: v.pipe(v.array(wantedBookingSchema), v.minLength(1), v.maxLength(maxBlocksPerOrder)),
});
export type BookAsUser = Readonly<{ type: 'BookAsUser'; data: v.InferOutput<typeof bookAsUserSchema> }>;

/** `userID` is a member number: only an ADMIN may name another's (decisions.md C4). */
export const cancelBookingSchema = v.object({
  bookingId: bookingIdSchema,
  category: v.picklist(bookingCategories),
  userID: v.nullable(v.string()),
  reason: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500))),
});
export type CancelBooking = Readonly<{ type: 'CancelBooking'; data: v.InferOutput<typeof cancelBookingSchema> }>;
