import * as v from 'valibot';
import {
  type EventOf,
  bookingIdSchema,
  centsSchema,
  defineEvent,
  localDateSchema,
  paymentMethods,
  personIdSchema,
  roles,
} from '../core/index.ts';
import { block, membersNamed, percent, skippedDate } from './bookingBlock.ts';
import { bookingCategories } from '../core/bookingCategories.ts';
import { seriesIdSchema } from './bookingIds.ts';
import { repetitions } from './recurrence.ts';

/** Which dates of a series a change is about: one alone, it and all later ones, or all that have not begun (decisions.md N14). */
export const changeScopes = ['THIS', 'FOLLOWING', 'ALL'] as const;
export type ChangeScope = (typeof changeScopes)[number];

/** An ADMIN changed a live booking; whose it is never changes: for another person it is cancelled and booked anew (decisions.md B18). */
export const bookingChanged = defineEvent(
  'BookingChanged',
  v.object({
    ...block,
    bookingId: bookingIdSchema,
    seriesId: v.nullable(seriesIdSchema),
    personId: v.nullable(personIdSchema),
    category: v.picklist(bookingCategories),
    title: v.nullable(v.string()),
    /** As in `CourtBooked`. */
    sealedRemark: v.nullable(v.string()),
    clubRemark: v.nullable(v.string()),
    /** Why it was changed, sealed with the owner's key; of a booking without an owner it is in the event's metadata. */
    sealedReason: v.nullable(v.string()),
    price: centsSchema,
    /** Whether the club set another price than that of the list. */
    ownPrice: v.boolean(),
    /** What led to the price; null where it stayed as it was. */
    pricing: v.nullable(
      v.object({
        listPrice: centsSchema,
        discount: percent,
        vatRate: percent,
        role: v.picklist(roles),
        settingsRevision: v.pipe(v.number(), v.integer()),
        paymentMethod: v.nullable(v.picklist(paymentMethods)),
      }),
    ),
    /** THIS: a date of a series that no longer follows it. */
    scope: v.picklist(changeScopes),
    ...membersNamed,
    was: v.object({
      ...block,
      category: v.picklist(bookingCategories),
      title: v.nullable(v.string()),
      price: centsSchema,
    }),
  }),
);
export type BookingChanged = EventOf<typeof bookingChanged>;

/** The plan of a series from now on, in full; what becomes of its bookings is in the same append (decisions.md N13, N14). */
export const seriesChanged = defineEvent(
  'SeriesChanged',
  v.object({
    seriesId: seriesIdSchema,
    category: v.picklist(bookingCategories),
    ...{ sport: block.sport, start: block.start, end: block.end },
    ...{ repetition: v.picklist(repetitions), startdate: localDateSchema, enddate: localDateSchema },
    ownPrice: v.nullable(centsSchema),
    skipped: v.array(skippedDate),
    scope: v.picklist(changeScopes),
  }),
);
export type SeriesChanged = EventOf<typeof seriesChanged>;
