import type { RecordedEvent } from '@platzwart/event-store';
import { Temporal } from 'temporal-polyfill';
import * as v from 'valibot';
import { type LoggedBooking, share } from './loggedBookings.ts';

const entrySchema = v.object({ entryId: v.string(), personId: v.string(), sport: v.string(), date: v.string() });
const joinedSchema = v.object({ ...entrySchema.entries, from: v.string(), to: v.string(), minutes: v.number() });
const offerSchema = v.object({
  ...entrySchema.entries,
  ...{ holdId: v.string(), court: v.number(), start: v.string(), end: v.string(), expiresAt: v.string() },
});
const endSchema = v.object({ holdId: v.string(), outcome: v.string() });
const metadataSchema = v.object({ occurredAt: v.string(), causationId: v.string() });

/** Somebody who waits, according to the log: in every log that holds more than `from` and at most `until` events. */
type LoggedEntry = Readonly<{
  joined: v.InferOutput<typeof joinedSchema>;
  from: number;
  until: number;
  passed: Set<string>;
}>;
/** A court that is held for somebody, likewise; `ending`: why and when it ended, and the command that ended it. */
type LoggedOffer = v.InferOutput<typeof offerSchema> & {
  readonly from: number;
  until: number;
  ending: Readonly<{ outcome: string; at: string; causationId: string }> | null;
};

export type LoggedWaiting = Readonly<{
  entries: ReadonlyMap<string, LoggedEntry>;
  offers: readonly LoggedOffer[];
  problems: readonly string[];
}>;

const minutesBetween = (start: string, end: string): number => {
  const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minuteOf(end) - minuteOf(start);
};

const fits = ({ joined, passed }: LoggedEntry, offer: LoggedOffer): boolean =>
  joined.sport === offer.sport &&
  joined.date === offer.date &&
  joined.from <= offer.start &&
  offer.end <= joined.to &&
  minutesBetween(offer.start, offer.end) === joined.minutes &&
  !passed.has(offer.start);

const minute = 60_000;

/** Half an hour at the most, and never later than an hour before the start. */
const holdsTooLong = ({ date, start, expiresAt }: v.InferOutput<typeof offerSchema>, occurredAt: string): boolean => {
  const begins = Temporal.PlainDateTime.from(`${date}T${start}`).toZonedDateTime('Europe/Berlin').epochMilliseconds;
  return Date.parse(expiresAt) > Math.min(Date.parse(occurredAt) + 30 * minute, begins - 60 * minute);
};

/**
 * Who waited, and which courts were held for whom: the rules of the waiting list (decisions.md N25) implemented a second time. An offer
 * goes to the first in order whom it fits, one at a time to each; it ends before its joined does, and not before its time unless somebody acts.
 */
export const loggedWaitingIn = (log: readonly RecordedEvent[]): LoggedWaiting => {
  const entries = new Map<string, LoggedEntry>();
  const offers: LoggedOffer[] = [];
  const problems: string[] = [];
  const isRunning = (entryId: string): boolean =>
    offers.some((offer) => offer.entryId === entryId && offer.until === Infinity);

  const join = ({ data }: RecordedEvent, index: number): void => {
    const joined = v.parse(joinedSchema, data);
    entries.set(joined.entryId, { joined, from: index, until: Infinity, passed: new Set() });
  };
  const leave = ({ data }: RecordedEvent, index: number): void => {
    const { entryId } = v.parse(entrySchema, data);
    if (isRunning(entryId)) problems.push(`the offer to ${entryId} has outlived it`);
    const entry = entries.get(entryId);
    if (entry) entries.set(entryId, { ...entry, until: index });
  };
  const offer = ({ data, metadata }: RecordedEvent, index: number): void => {
    const offered = { ...v.parse(offerSchema, data), from: index, until: Infinity, ending: null };
    const entry = entries.get(offered.entryId);
    if (!entry || entry.until < Infinity) problems.push(`${offered.entryId} was offered a court, and does not wait`);
    else if (!fits(entry, offered)) problems.push(`${offered.entryId} was offered a court that does not fit`);
    if (isRunning(offered.entryId)) problems.push(`${offered.entryId} has two offers`);
    if (holdsTooLong(offered, v.parse(metadataSchema, metadata).occurredAt))
      problems.push(`${offered.holdId} is held for too long`);
    offers.push(offered);
  };
  const end = ({ data, metadata }: RecordedEvent, index: number): void => {
    const { holdId, outcome } = v.parse(endSchema, data);
    const { occurredAt, causationId } = v.parse(metadataSchema, metadata);
    const ended = offers.find((each) => each.holdId === holdId && each.until === Infinity);
    if (!ended) return void problems.push(`${holdId} ended, and was not held`);
    if (outcome === 'EXPIRED' && occurredAt < ended.expiresAt) problems.push(`${holdId} expired before its time`);
    Object.assign(ended, { until: index, ending: { outcome, at: occurredAt, causationId } });
    entries.get(ended.entryId)?.passed.add(ended.start);
  };
  const tell: Readonly<Record<string, (event: RecordedEvent, index: number) => void>> = {
    ...{ WaitingListJoined: join, WaitingListLeft: leave, SlotOffered: offer, OfferEnded: end },
  };
  for (const [index, event] of log.entries()) tell[event.type]?.(event, index);
  return { entries, offers, problems };
};

const bookedSchema = v.object({ bookingId: v.string() });

/** The command that made each booking. */
const makersIn = (log: readonly RecordedEvent[]): ReadonlyMap<string, string> =>
  new Map(
    log.flatMap(({ type, data, metadata }) =>
      type === 'CourtBooked'
        ? [[v.parse(bookedSchema, data).bookingId, v.parse(metadataSchema, metadata).causationId]]
        : [],
    ),
  );

/** What is held for somebody is taken for all others, and an offer that is taken is booked in the same command. */
export const brokenOffers = (
  log: readonly RecordedEvent[],
  { offers, problems }: LoggedWaiting,
  loggedBookings: ReadonlyMap<string, LoggedBooking>,
): readonly string[] => {
  const bookings = [...loggedBookings.values()];
  const makers = makersIn(log);
  const meets = (one: Readonly<{ from: number; until: number }>, other: Readonly<{ from: number; until: number }>) =>
    one.from < other.until && other.from < one.until;
  return [
    ...problems,
    ...offers.flatMap((offer, index) =>
      offers
        .slice(index + 1)
        .filter((other) => share(offer, other) && meets(offer, other))
        .map((other) => `${offer.holdId} and ${other.holdId} are held for two`),
    ),
    ...offers.flatMap((offer) =>
      bookings
        .filter((booking) => share(offer, booking) && meets(offer, booking))
        .map(({ bookingId }) => `${offer.holdId} is held, and ${bookingId} stands there`),
    ),
    ...offers
      .filter(({ ending }) => ending?.outcome === 'TAKEN')
      .filter(
        (offer) =>
          !bookings.some(
            (booking) =>
              booking.personId === offer.personId &&
              makers.get(booking.bookingId) === offer.ending?.causationId &&
              share(offer, booking),
          ),
      )
      .map(({ holdId }) => `${holdId} was taken, and is not booked`),
  ];
};
