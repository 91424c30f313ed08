const minute = 60_000;

/** How long an offer of the waiting list holds its slot at the most (decisions.md N25). */
const offerMinutes = 30;
/** An offer that would be over sooner is not made: nobody would read it in time. */
const shortestOfferMinutes = 10;
/** No slot is held until later than this before its start. */
const leadMinutes = 60;

/** Minutes before the start of a slot at which its hold is over: time to come, or what the person's role has to book ahead. */
const holdEndsBefore = (minAdvanceMinutes: number): number => Math.max(leadMinutes, minAdvanceMinutes);

/** Minutes before the start of a slot from which on it is not offered any more. */
export const offerNoticeMinutes = (minAdvanceMinutes: number): number =>
  holdEndsBefore(minAdvanceMinutes) + shortestOfferMinutes;

type OfferTimes = Readonly<{
  /** When the offer is made, and when its slot begins: milliseconds since the epoch. */
  now: number;
  start: number;
  /** What the person's role has to book ahead. */
  minAdvanceMinutes: number;
}>;

/** When an offer is over, in milliseconds since the epoch (decisions.md N25). */
export const offerExpiresAt = ({ now, start, minAdvanceMinutes }: OfferTimes): number =>
  Math.min(now + offerMinutes * minute, start - holdEndsBefore(minAdvanceMinutes) * minute);
