import * as v from 'valibot';
import {
  bookingIdSchema,
  centsSchema,
  priceSchema,
  courtNumberSchema,
  isEachOnce,
  lineSchema,
  maxBookingsOfCommand,
  onConflicts,
  localDateSchema,
  localTimeSchema,
  paymentMethods,
  sportKeySchema,
  textSchema,
} from '../core/index.ts';
import { bookingCategories, isSeasonTicket } from '../core/bookingCategories.ts';
import { orderIdSchema } from './bookingIds.ts';
import { changeScopes } from './bookingChangeEvents.ts';
import type { ChangeBooking } from './changeBookingCommand.ts';
import { expectedRevision, occurrenceChoiceSchema, remark, title } from './entryFields.ts';
import { refunds } from './bookingEvents.ts';
import { maxPlayers } from './maxPlayers.ts';
import { recurrenceOf } from './entryRecurrence.ts';
import type { RetryOnlineRefund, SetOnlineRefundMade } from './refundCommands.ts';
import { datesOf, isWithinLimits, repetitions } from './recurrence.ts';

/** Somebody who plays with the owner: a person of the club by member number, or a guest by name (decisions.md B26). */
const playerSchema = v.pipe(
  v.object({
    userID: v.nullable(textSchema),
    guestName: v.nullable(v.pipe(lineSchema, v.minLength(1), v.maxLength(80))),
  }),
  v.forward(
    v.check(({ userID, guestName }) => (userID === null) !== (guestName === null), 'one of the two'),
    ['userID'],
  ),
);
const playersSchema = v.pipe(v.array(playerSchema), v.maxLength(maxPlayers));
export type NamedPlayer = Readonly<v.InferOutput<typeof playerSchema>>;

/** One block of the wizard as the client sends it; `price` is what its user was shown, with the guests' fee (decisions.md B19, B20, N24). */
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
  /** Missing in older requests. */
  players: v.optional(playersSchema, []),
});
export type RequestedBooking = v.InferOutput<typeof requestedBookingSchema>;

/** Blocks in one order; more than any screen offers, less than what would stall the ledger. */
export const maxBlocksPerOrder = 50;

export const bookAsUserSchema = v.object({
  bookings: v.pipe(v.array(requestedBookingSchema), v.minLength(1), v.maxLength(maxBlocksPerOrder)),
  /** The version of the club's terms that the person accepts with this order; null or missing: none (decisions.md N29a). */
  acceptedTerms: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  /** The member number of the child that a guardian books for; null or missing: the caller (decisions.md N5). */
  userID: v.optional(v.nullable(textSchema)),
});
export type BookAsUser = Readonly<{ type: 'BookAsUser'; data: v.InferOutput<typeof bookAsUserSchema> }>;

/** `userID` is a member number: only an ADMIN may name another's (decisions.md C4). */
export const cancelBookingSchema = v.object({
  bookingId: bookingIdSchema,
  category: v.picklist(bookingCategories),
  userID: v.nullable(textSchema),
  reason: remark,
  /** By an ADMIN, where the deadline is over: whether the price is dropped; null, and in older requests missing: it is (decisions.md B5). */
  refund: v.optional(v.nullable(v.picklist(refunds)), null),
  /** By an ADMIN, of a date of a series (decisions.md N14); null, and in older requests missing: this booking, and of a series all. */
  scope: v.optional(v.nullable(v.picklist(changeScopes)), null),
});
export type CancelBooking = Readonly<{ type: 'CancelBooking'; data: v.InferOutput<typeof cancelBookingSchema> }>;

/** By the owner, until it begins (decisions.md N20). */
export const updateOwnBookingSchema = v.object({
  bookingId: bookingIdSchema,
  /** Null: it stays; an empty text removes it. */
  remark,
  /** Null: they stay. */
  players: v.nullable(playersSchema),
  /** The fee for all guests that the owner was shown; null: any. */
  guestFee: v.nullable(centsSchema),
  expectedRevision,
});
export type UpdateOwnBooking = Readonly<{
  type: 'UpdateOwnBooking';
  data: v.InferOutput<typeof updateOwnBookingSchema>;
}>;

/** A named member, or as `userID` a child of the caller (decisions.md N5), does not play after all (N23). */
export const leaveBookingSchema = v.object({ bookingId: bookingIdSchema, userID: v.optional(v.nullable(textSchema)) });
export type LeaveBooking = Readonly<{ type: 'LeaveBooking'; data: v.InferOutput<typeof leaveBookingSchema> }>;

/** The person does not want to pay an order online after all: its courts are free again (decisions.md B22). */
export const giveUpPaymentSchema = v.object({ orderId: orderIdSchema });
export type GiveUpPayment = Readonly<{ type: 'GiveUpPayment'; data: v.InferOutput<typeof giveUpPaymentSchema> }>;

const courtsOfSport = v.pipe(
  v.array(courtNumberSchema),
  v.minLength(1),
  v.maxLength(99),
  v.check(isEachOnce, 'each court once'),
);

/** What the club enters: one block on one or several courts, for a person or for itself (decisions.md B7 to B9). */
const entrySchema = v.object({
  category: v.picklist(bookingCategories),
  /** Member number of the owner. */
  userID: v.nullable(textSchema),
  title,
  sport: sportKeySchema,
  courts: courtsOfSport,
  date: localDateSchema,
  /** Null: once, or every week for a season ticket. */
  repetition: v.nullable(v.picklist(repetitions)),
  /** First and last date of a series; null: `date`, and none. */
  startdate: v.nullable(localDateSchema),
  enddate: v.nullable(localDateSchema),
  /** Of a monthly series: whether a month without the day has its last day (decisions.md Q16); missing: it is left out. */
  lastDays: v.optional(v.boolean(), false),
  start: localTimeSchema,
  end: localTimeSchema,
  onConflict: v.picklist(onConflicts),
  choices: v.pipe(v.array(occurrenceChoiceSchema), v.maxLength(maxBookingsOfCommand)),
  /** Of each court and date, instead of the list price; needs a reason or a remark. */
  price: v.nullable(priceSchema),
  withVoucher: v.boolean(),
  remark,
  reason: remark,
});
type Entry = v.InferOutput<typeof entrySchema>;
const isSeasonRepeated = (entry: Entry): boolean =>
  !isSeasonTicket(entry.category) || recurrenceOf(entry).repetition !== 'NONE';
const isSeriesWithinLimits = (entry: Entry): boolean => isWithinLimits(recurrenceOf(entry));
const isCommandWithinLimits = (entry: Entry): boolean =>
  !isSeriesWithinLimits(entry) || datesOf(recurrenceOf(entry)).length * entry.courts.length <= maxBookingsOfCommand;

/** At most 400 days and dates, and 800 bookings (decisions.md B11, N12). */
export const bookAsAdminSchema = v.pipe(
  entrySchema,
  v.forward(v.check(isSeasonRepeated, 'a repetition'), ['repetition']),
  v.forward(v.check(isSeriesWithinLimits, 'a last date within the limits'), ['enddate']),
  v.forward(v.check(isCommandWithinLimits, 'fewer bookings'), ['courts']),
);
export type BookAsAdmin = Readonly<{ type: 'BookAsAdmin'; data: v.InferOutput<typeof bookAsAdminSchema> }>;

/** `bookingId` may be the id of a series. */
export const deleteBookingSchema = v.object({
  bookingId: bookingIdSchema,
  category: v.picklist(bookingCategories),
});
export type DeleteBooking = Readonly<{ type: 'DeleteBooking'; data: v.InferOutput<typeof deleteBookingSchema> }>;

/** Books a date that a series leaves out; `id` is that of the series or of any of its bookings (decisions.md N15). */
export const addOccurrenceSchema = v.object({ id: bookingIdSchema, date: localDateSchema });
export type AddOccurrence = Readonly<{ type: 'AddOccurrence'; data: v.InferOutput<typeof addOccurrenceSchema> }>;

/** Closes courts from now until `until` today, e.g. because of rain; everybody sees the reason in the plan (decisions.md B14, N18). */
export const closeCourtsSchema = v.object({
  sport: sportKeySchema,
  courts: courtsOfSport,
  until: localTimeSchema,
  reason: v.pipe(lineSchema, v.trim(), v.minLength(1), v.maxLength(100)),
});
export type CloseCourts = Readonly<{ type: 'CloseCourts'; data: v.InferOutput<typeof closeCourtsSchema> }>;

/** Ends closures now; `closures` are bookings of the category BLOCK. */
export const reopenCourtsSchema = v.object({
  closures: v.pipe(v.array(bookingIdSchema), v.minLength(1), v.maxLength(99)),
});
export type ReopenCourts = Readonly<{ type: 'ReopenCourts'; data: v.InferOutput<typeof reopenCourtsSchema> }>;

/**
 * Takes back what the club did within ten minutes: closures, which are cancelled as if they had never been, and cancellations, whose bookings
 * are made again where their courts are free (decisions.md N19, docs/adr/0060-undoing-a-cancellation.md).
 */
export const restoreBookingsSchema = v.pipe(
  v.object({
    closures: v.pipe(v.array(bookingIdSchema), v.maxLength(maxBookingsOfCommand)),
    bookings: v.pipe(v.array(bookingIdSchema), v.maxLength(maxBookingsOfCommand)),
  }),
  v.check(({ closures, bookings }) => closures.length + bookings.length > 0, 'one at least'),
);
export type RestoreBookings = Readonly<{
  type: 'RestoreBookings';
  data: v.InferOutput<typeof restoreBookingsSchema>;
}>;

/** The commands about bookings that come from outside. */
export type BookingCommand =
  | BookAsUser
  | BookAsAdmin
  | LeaveBooking
  | GiveUpPayment
  | RetryOnlineRefund
  | SetOnlineRefundMade
  | UpdateOwnBooking
  | CancelBooking
  | DeleteBooking
  | AddOccurrence
  | ChangeBooking
  | CloseCourts
  | RestoreBookings
  | ReopenCourts;
