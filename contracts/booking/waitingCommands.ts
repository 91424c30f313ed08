import * as v from 'valibot';
import { bookAsUserSchema, requestedBookingSchema } from './bookingCommands.ts';
import {
  centsSchema,
  localDateSchema,
  localTimeSchema,
  paymentMethods,
  sportKeySchema,
  textSchema,
  waitingEntryIdSchema,
} from '../core/index.ts';

/** The longest booking that can be waited for, in minutes. */
export const longestWait = 240;

/** Joins the waiting list of a day (decisions.md N25); `minutes`: how long the person wants to play; `userID`: a child's member number (N5). */
export const joinWaitingListSchema = v.object({
  sport: sportKeySchema,
  date: localDateSchema,
  from: localTimeSchema,
  to: localTimeSchema,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(longestWait), v.multipleOf(30)),
  userID: v.optional(v.nullable(textSchema)),
});
export type JoinWaitingList = Readonly<{ type: 'JoinWaitingList'; data: v.InferOutput<typeof joinWaitingListSchema> }>;

export const waitingEntrySchema = v.object({ entryId: waitingEntryIdSchema });
/** Waits no longer; an offer to the entry is declined with it. */
export type LeaveWaitingList = Readonly<{ type: 'LeaveWaitingList'; data: v.InferOutput<typeof waitingEntrySchema> }>;
/** The slot goes to the next in order; the person goes on waiting for another time. */
export type DeclineOffer = Readonly<{ type: 'DeclineOffer'; data: v.InferOutput<typeof waitingEntrySchema> }>;

/** Books the slot that is held for the caller, at the price that they were shown, the fee of guest players included. */
export const takeOfferSchema = v.object({
  entryId: waitingEntryIdSchema,
  price: centsSchema,
  paymentMethod: v.picklist(paymentMethods),
  /** As in `bookAsUserSchema`; missing in older requests. */
  acceptedTerms: bookAsUserSchema.entries.acceptedTerms,
  players: requestedBookingSchema.entries.players,
});
export type TakeOffer = Readonly<{ type: 'TakeOffer'; data: v.InferOutput<typeof takeOfferSchema> }>;

export type WaitingCommand = JoinWaitingList | LeaveWaitingList | DeclineOffer | TakeOffer;
