import * as v from 'valibot';
import {
  bookingIdSchema,
  centsSchema,
  courtNumberSchema,
  linesSchema,
  localDateSchema,
  localTimeSchema,
  paymentMethods,
  sportKeySchema,
  textSchema,
} from '../core/index.ts';
import { bookingCategories } from './bookingCategories.ts';

const remark = v.nullable(v.pipe(linesSchema, v.maxLength(500)));

/** One block of the wizard as the client sends it; `price` is what its user was shown (decisions.md B19, B20). */
export const requestedBookingSchema = v.object({
  sport: sportKeySchema,
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
  court: courtNumberSchema,
  price: centsSchema,
  paymentMethod: v.picklist(paymentMethods),
  remark,
});
export type RequestedBooking = v.InferOutput<typeof requestedBookingSchema>;

/** Blocks in one order; more than any screen offers, less than what would stall the ledger. */
export const maxBlocksPerOrder = 50;

export const bookAsUserSchema = v.object({
  bookings: v.pipe(v.array(requestedBookingSchema), v.minLength(1), v.maxLength(maxBlocksPerOrder)),
});
export type BookAsUser = Readonly<{ type: 'BookAsUser'; data: v.InferOutput<typeof bookAsUserSchema> }>;

/** `userID` is a member number: only an ADMIN may name another's (decisions.md C4). */
export const cancelBookingSchema = v.object({
  bookingId: bookingIdSchema,
  category: v.picklist(bookingCategories),
  userID: v.nullable(textSchema),
  reason: remark,
});
export type CancelBooking = Readonly<{ type: 'CancelBooking'; data: v.InferOutput<typeof cancelBookingSchema> }>;

export type BookingCommand = BookAsUser | CancelBooking;
