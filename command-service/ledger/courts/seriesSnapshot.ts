import {
  bookingCategories,
  orderIdSchema,
  repetitions,
  seriesIdSchema,
  skipReasons,
} from '@platzwart/contracts/booking';
import { centsSchema, localDateSchema, localTimeSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

const skippedDate = v.object({ date: localDateSchema, court: v.number(), reason: v.picklist(skipReasons) });

/** The plan of a series and its dates without a booking, as the ledger's snapshot has them. */
export const seriesSchema = v.object({
  seriesId: seriesIdSchema,
  plan: v.object({
    ...{ orderId: orderIdSchema, ownPrice: v.nullable(centsSchema) },
    ...{ category: v.picklist(bookingCategories), sport: v.string(), start: localTimeSchema, end: localTimeSchema },
    ...{ repetition: v.picklist(repetitions), startdate: localDateSchema, enddate: localDateSchema },
  }),
  skipped: v.array(skippedDate),
});
