import {
  courtBookedSchema,
  onlineMethods,
  orderIdSchema,
  paymentEnds,
  playersChangedSchema,
} from '@platzwart/contracts/booking';
import { centsSchema, personIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

/** An order that is paid online, as the ledger's snapshot has it. */
export const heldOrderSchema = v.object({
  ...{ orderId: orderIdSchema, personId: personIdSchema, method: v.picklist(onlineMethods), amount: centsSchema },
  expiresAt: v.string(),
  bookings: v.array(courtBookedSchema),
  players: v.array(playersChangedSchema),
  intent: v.nullable(v.object({ reference: v.string(), redirectUrl: v.string() })),
  declined: v.optional(v.boolean(), false),
  ended: v.nullable(v.picklist(paymentEnds)),
});
