import * as v from 'valibot';
import {
  type EventOf,
  bookingIdSchema,
  defineEvent,
  instantSchema,
  localDateSchema,
  localTimeSchema,
  personIdSchema,
  waitingEntryIdSchema,
} from '../core/index.ts';

const entry = {
  entryId: waitingEntryIdSchema,
  personId: personIdSchema,
  sport: v.pipe(v.string(), v.nonEmpty()),
  date: localDateSchema,
};
const slot = { court: v.pipe(v.number(), v.integer(), v.minValue(1)), start: localTimeSchema, end: localTimeSchema };

/** A person waits for `minutes` on any court between `from` and `to`; the order of these events is the order of the list (decisions.md N25). */
export const waitingListJoined = defineEvent(
  'WaitingListJoined',
  v.object({ ...entry, from: localTimeSchema, to: localTimeSchema, minutes: v.pipe(v.number(), v.integer()) }),
);
export type WaitingListJoined = EventOf<typeof waitingListJoined>;

/** Why somebody waits no longer: they have a fitting booking, left, the window has passed, or their bookings were released with them. */
export const waitingEnds = ['BOOKED', 'LEFT', 'PASSED', 'RELEASED'] as const;
export const waitingListLeft = defineEvent('WaitingListLeft', v.object({ ...entry, reason: v.picklist(waitingEnds) }));
export type WaitingListLeft = EventOf<typeof waitingListLeft>;

/** The first in order for whom a slot fits is offered it; it is held for them until `expiresAt`, or until the offer ends before. */
export const slotOffered = defineEvent(
  'SlotOffered',
  v.object({ ...entry, ...slot, holdId: bookingIdSchema, expiresAt: instantSchema }),
);
export type SlotOffered = EventOf<typeof slotOffered>;

/** DISPLACED: the club took the court. */
export const offerEnds = ['TAKEN', 'DECLINED', 'EXPIRED', 'DISPLACED'] as const;
export type OfferEnd = (typeof offerEnds)[number];
export const offerEnded = defineEvent(
  'OfferEnded',
  v.object({ ...entry, ...slot, holdId: bookingIdSchema, outcome: v.picklist(offerEnds) }),
);
export type OfferEnded = EventOf<typeof offerEnded>;

/** Of the ledger: what is held for somebody is taken for all others. */
export const waitingEvents = [waitingListJoined, waitingListLeft, slotOffered, offerEnded] as const;
export type WaitingEvent = EventOf<(typeof waitingEvents)[number]>;
export const waitingEventTypes = waitingEvents.map(({ type }) => type);
