import {
  bookingIdSchema,
  centsSchema,
  courtNumberSchema,
  localDateSchema,
  localTimeSchema,
  orderIdSchema,
  paymentMethods,
  personIdSchema,
} from '@platzwart/contracts/core';
import * as v from 'valibot';

const block = {
  bookingId: bookingIdSchema,
  /** Null for the club's own entries: nobody is written to about them. */
  personId: v.nullable(personIdSchema),
  sport: v.string(),
  court: courtNumberSchema,
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
};

/** Of `CourtBooked`, what its letter says. */
export const bookedSchema = v.object({
  ...block,
  orderId: orderIdSchema,
  price: centsSchema,
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
});
export type Booked = v.InferOutput<typeof bookedSchema>;

/** Of `BookingCancelled`, likewise. The first version had its reason in the metadata. */
export const cancelledSchema = v.object({ ...block, sealedReason: v.optional(v.nullable(v.string()), null) });
export type Block = Omit<v.InferOutput<typeof cancelledSchema>, 'sealedReason'>;
