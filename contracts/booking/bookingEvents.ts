import * as v from 'valibot';
import {
  type EventOf,
  bookingIdSchema,
  centsSchema,
  clubEventIdSchema,
  defineEvent,
  extended,
  localDateSchema,
  paymentMethods,
  personIdSchema,
  roles,
  withSealedReason,
} from '../core/index.ts';
import { block, membersNamed, percent, skippedDate } from './bookingBlock.ts';
import { bookingCategories } from '../core/bookingCategories.ts';
import { orderIdSchema, seriesIdSchema } from './bookingIds.ts';
import { bookingChanged, seriesChanged } from './bookingChangeEvents.ts';
import { repetitions } from './recurrence.ts';

/** Version 1 knows single bookings only, and does not say who entered them. */
const asSingleBooking = extended({
  ...{ seriesId: null, eventId: null, enteredByClub: false },
  ...{ clubRemark: null, sealedReason: null },
});

export const courtBookedSchema = v.object({
  ...block,
  bookingId: bookingIdSchema,
  /** Everything booked in one go; one order is all or nothing (decisions.md B19). */
  orderId: orderIdSchema,
  /** The series that it is a date of. */
  seriesId: v.nullable(seriesIdSchema),
  /** The club event that occupies the court: only the event frees it (decisions.md B15). */
  eventId: v.nullable(clubEventIdSchema),
  /** Whether the club entered it, rather than its owner (decisions.md N22). */
  enteredByClub: v.boolean(),
  /** Whose booking it is; null for EVENT, BLOCK and courses without a person. */
  personId: v.nullable(personIdSchema),
  category: v.picklist(bookingCategories),
  /** Shown to everyone; only EVENT, TRAINING and BLOCK have one. */
  title: v.nullable(v.string()),
  /** The owner's remark, sealed with the owner's key. */
  sealedRemark: v.nullable(v.string()),
  /** The remark of a booking without an owner, in plain text like its title. */
  clubRemark: v.nullable(v.string()),
  /** Why the club set another price, sealed with the owner's key (decisions.md B8). */
  sealedReason: v.nullable(v.string()),
  /** To be paid. */
  price: centsSchema,
  /** Before the discount. */
  listPrice: centsSchema,
  /** Percent, 0 to 100. */
  discount: percent,
  /** Percent. */
  vatRate: percent,
  /** The role whose price row applied; ADMIN where none did (EVENT, BLOCK). */
  role: v.picklist(roles),
  /** Revision of the `club` stream that the decision was made with. */
  settingsRevision: v.pipe(v.number(), v.integer()),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  /** The version of the club's terms that the person had accepted by then; missing where there were none (decisions.md N29a). */
  termsVersion: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** An ADMIN has taken back that it was cancelled: whoever was told that also learns that it stands again (decisions.md N19). */
  restored: v.exactOptional(v.literal(true)),
});

/** A fact of the ledger. Prices, role, VAT rate and settings revision are facts too: nothing is recomputed later (decisions.md P19). */
export const courtBooked = defineEvent('CourtBooked', courtBookedSchema, [asSingleBooking]);
export type CourtBooked = EventOf<typeof courtBooked>;
/** One merged block on one court and day. */
export type CourtBlock = Pick<CourtBooked['data'], keyof typeof block>;

/**
 * Who plays besides the owner, from now on (decisions.md B26, N23). `price` of the booking stays what its court costs: the guests' fee is a
 * line of its own (N24).
 */
export const playersChangedSchema = v.object({
  ...block,
  bookingId: bookingIdSchema,
  personId: personIdSchema,
  /** All people of the club who play with the owner. */
  members: v.array(personIdSchema),
  /** Those of them who were not named before. */
  added: v.array(personIdSchema),
  /** How many players are not of the club. */
  guests: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Their names, one per line, sealed with the owner's key. */
  sealedGuests: v.nullable(v.string()),
  /** To be paid for all of them, besides the price of the court. */
  guestFee: centsSchema,
  /** Percent. */
  guestFeeVatRate: percent,
  /** How the fee is paid; null without a fee. */
  guestFeePayment: v.nullable(v.picklist(paymentMethods)),
});
export const playersChanged = defineEvent('PlayersChanged', playersChangedSchema);
export type PlayersChanged = EventOf<typeof playersChanged>;

/** A named member plays no longer, by their own choice or because they were erased; whose booking it is, is `personId`. */
export const playerLeft = defineEvent(
  'PlayerLeft',
  v.object({ ...block, bookingId: bookingIdSchema, personId: personIdSchema, playerId: personIdSchema }),
);
export type PlayerLeft = EventOf<typeof playerLeft>;

/** The owner's remark is another one; null: there is none any more (decisions.md N20). */
export const remarkChanged = defineEvent(
  'RemarkChanged',
  v.object({ ...block, bookingId: bookingIdSchema, personId: personIdSchema, sealedRemark: v.nullable(v.string()) }),
);
export type RemarkChanged = EventOf<typeof remarkChanged>;

/** A repeated booking; the bookings of its dates follow in the same append (decisions.md N13). Both days are included. */
export const seriesPlanned = defineEvent(
  'SeriesPlanned',
  v.object({
    seriesId: seriesIdSchema,
    orderId: orderIdSchema,
    category: v.picklist(bookingCategories),
    ...{ sport: block.sport, start: block.start, end: block.end },
    ...{ repetition: v.picklist(repetitions), startdate: localDateSchema, enddate: localDateSchema },
    /** What each date costs, where the club set another price than that of the list. */
    ownPrice: v.nullable(centsSchema),
    /** In order of date and court. */
    skipped: v.array(skippedDate),
  }),
);
export type SeriesPlanned = EventOf<typeof seriesPlanned>;

/** How much of an open price a cancellation drops (decisions.md B5, B6). */
export const refunds = ['FULL', 'NONE'] as const;
export type Refund = (typeof refunds)[number];

/** Version 2 always drops the price, and knows no bookings that make way. */
const withRefund = extended({ refund: 'FULL', displacedBy: null });

export const bookingCancelled = defineEvent(
  'BookingCancelled',
  v.object({
    ...block,
    bookingId: bookingIdSchema,
    personId: v.nullable(personIdSchema),
    category: v.picklist(bookingCategories),
    /**
     * The reason, sealed with the owner's key. Null where none was given, and for the club's own entries: their reason is in the event's
     * metadata, in plain text like their title.
     */
    sealedReason: v.nullable(v.string()),
    refund: v.picklist(refunds),
    /** The booking of the club that took the court (decisions.md B14). */
    displacedBy: v.nullable(bookingIdSchema),
    ...membersNamed,
  }),
  // Version 1 has the reason in the metadata, in plain text.
  [withSealedReason, withRefund],
);
export type BookingCancelled = EventOf<typeof bookingCancelled>;

/** A mistaken entry is hidden from all lists, and its court is free (decisions.md B3). */
export const bookingDeleted = defineEvent(
  'BookingDeleted',
  v.object({
    ...block,
    bookingId: bookingIdSchema,
    personId: v.nullable(personIdSchema),
    category: v.picklist(bookingCategories),
  }),
);
export type BookingDeleted = EventOf<typeof bookingDeleted>;

/**
 * The people of all bookings before the day `before` are removed (decisions.md §9). Those days are closed: no further booking is
 * accepted for them, so no name can be added again.
 */
export const bookingsAnonymised = defineEvent('BookingsAnonymised', v.object({ before: localDateSchema }));
export type BookingsAnonymised = EventOf<typeof bookingsAnonymised>;

export const bookingEvents = [
  seriesPlanned,
  seriesChanged,
  courtBooked,
  playersChanged,
  playerLeft,
  remarkChanged,
  bookingChanged,
  bookingCancelled,
  bookingDeleted,
  bookingsAnonymised,
] as const;
export type BookingEvent = EventOf<(typeof bookingEvents)[number]>;
export const bookingEventTypes = bookingEvents.map(({ type }) => type);
