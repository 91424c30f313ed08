import * as v from 'valibot';
import {
  bookingIdSchema,
  centsSchema,
  courtNumberSchema,
  lineSchema,
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

const title = v.nullable(v.pipe(lineSchema, v.minLength(1), v.maxLength(100)));
const isEachOnce = (courts: number[]): boolean => new Set(courts).size === courts.length;

/** What the club enters: one block on one or several courts, for a person or for itself (decisions.md B7 to B9). */
export const bookAsAdminSchema = v.object({
  category: v.picklist(bookingCategories),
  /** Member number of the owner. */
  userID: v.nullable(textSchema),
  title,
  sport: sportKeySchema,
  courts: v.pipe(v.array(courtNumberSchema), v.minLength(1), v.maxLength(99), v.check(isEachOnce, 'each court once')),
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
  /** Of each court and date, instead of the list price; needs a reason or a remark. */
  price: v.nullable(centsSchema),
  withVoucher: v.boolean(),
  remark,
  reason: remark,
});
export type BookAsAdmin = Readonly<{ type: 'BookAsAdmin'; data: v.InferOutput<typeof bookAsAdminSchema> }>;

/** The commands about bookings that come from outside. */
export type BookingCommand = BookAsUser | BookAsAdmin | CancelBooking;
