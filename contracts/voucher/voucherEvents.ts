import * as v from 'valibot';
import {
  type Brand,
  type EventOf,
  acceptedId,
  bookingIdSchema,
  centsSchema,
  defineEvent,
  idFrom,
  localDateSchema,
  localTimeSchema,
  percentSchema,
  personIdSchema,
  uuidSchema,
  voucherTypes,
} from '../core/index.ts';

/** One hour card. */
export type VoucherId = Brand<'VoucherId'>;
export const voucherIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<VoucherId>));
export const voucherId = idFrom<VoucherId>;

const halfHours = v.pipe(v.number(), v.integer(), v.minValue(0));
const card = { voucherId: voucherIdSchema, personId: personIdSchema };
const sale = { voucherType: v.picklist(voucherTypes), price: centsSchema };

/**
 * Somebody ordered an hour card, or an ADMIN for them; it can be used at once (decisions.md V2), or from `usableFrom` on. Price, hours and VAT rate are those of this
 * moment, whatever the settings say later (P19).
 */
export const voucherOrdered = defineEvent(
  'VoucherOrdered',
  v.object({
    ...card,
    ...sale,
    /** The day of the order. */
    orderedOn: localDateSchema,
    /** Half hours on the card. */
    halfHours,
    /** Percent, of the day of the order: the card is taxed when it is sold (decisions.md V15). */
    vatRate: percentSchema,
    /** Whether an ADMIN ordered it, rather than its owner. */
    orderedByClub: v.boolean(),
    /** The version of the text by which the owner asked for immediate use (decisions.md N43); null: the club ordered it, or they did not ask. */
    consentVersion: v.nullable(v.string()),
    /** The first day of play that it pays for (decisions.md Q14); null, and missing in older events: it can be used at once. */
    usableFrom: v.exactOptional(v.nullable(localDateSchema)),
    /** Revision of the `club` stream that the decision was made with. */
    settingsRevision: v.pipe(v.number(), v.integer()),
  }),
);
export type VoucherOrdered = EventOf<typeof voucherOrdered>;

/** An ADMIN corrected the kind of a card before its first use (decisions.md V4), and its price with it. */
export const voucherTypeCorrected = defineEvent(
  'VoucherTypeCorrected',
  v.object({ ...card, ...sale, was: v.object(sale) }),
);
export type VoucherTypeCorrected = EventOf<typeof voucherTypeCorrected>;

/** The owner of a card who had not asked for its immediate use does so now (decisions.md Q14). */
export const voucherConsentGiven = defineEvent(
  'VoucherConsentGiven',
  v.object({ ...card, consentVersion: v.string() }),
);
export type VoucherConsentGiven = EventOf<typeof voucherConsentGiven>;

/** Why a card is gone: an ADMIN removed it, or its owner withdrew from the contract in time. */
export const voucherDeletions = ['REMOVED', 'WITHDRAWN'] as const;
/** A card that nobody has used or paid is gone (decisions.md V13). */
export const voucherDeleted = defineEvent(
  'VoucherDeleted',
  v.object({ ...card, reason: v.picklist(voucherDeletions) }),
);
export type VoucherDeleted = EventOf<typeof voucherDeleted>;

/** Where and when the booking is. */
const block = {
  sport: v.pipe(v.string(), v.nonEmpty()),
  court: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...{ date: localDateSchema, start: localTimeSchema, end: localTimeSchema },
};

/** `halfHoursLeft`: on this card afterwards. */
const hours = { ...card, ...block, bookingId: bookingIdSchema, halfHours, halfHoursLeft: halfHours };

/** A card pays for a booking, or for a part of it where several cards pay; in the append of the booking (decisions.md V7). */
export const hoursUsed = defineEvent('HoursUsed', v.object(hours));
export type HoursUsed = EventOf<typeof hoursUsed>;

/** What a card paid comes back to it, in the append of the cancellation; one that was used up can be used again (decisions.md V11). */
export const hoursReturned = defineEvent('HoursReturned', v.object(hours));
export type HoursReturned = EventOf<typeof hoursReturned>;

/** Of the ledger: hours are used and returned with the bookings that they pay. */
export const voucherEvents = [
  ...[voucherOrdered, voucherTypeCorrected, voucherConsentGiven, voucherDeleted],
  ...[hoursUsed, hoursReturned],
] as const;
export type VoucherEvent = EventOf<(typeof voucherEvents)[number]>;
export const voucherEventTypes = voucherEvents.map(({ type }) => type);
