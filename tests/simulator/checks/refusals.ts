import * as v from 'valibot';
import type { Delivery } from '../members/post.ts';
import { type Case, type Window, stoodIn } from './asked.ts';
import { flawsOfAccounts } from './refusalsOfAccounts.ts';
import { type Block, type Stay, share } from './stays.ts';

const blockSchema = v.object({
  sport: v.string(),
  date: v.string(),
  court: v.number(),
  start: v.string(),
  end: v.string(),
});
const bookingSchema = v.object({ bookings: v.array(blockSchema) });
const cancellingSchema = v.object({ bookingId: v.string() });

const meetsItself = (blocks: readonly Block[]): boolean =>
  blocks.some((one, index) => blocks.slice(index + 1).some((other) => share(one, other)));

/** Whether the court was really taken at some moment between question and answer. */
const wasTaken = (blocks: readonly Block[], stays: readonly Stay[], window: Window): boolean =>
  meetsItself(blocks) || blocks.some((block) => stays.some((stay) => share(block, stay) && stoodIn(stay, window)));

const falselyDone = ({ delivery: { wish, answer }, stays, window }: Case): string | null => {
  if (wish.type !== 'CancelBooking' || answer?.outcome !== 'accepted' || answer.position !== null) return null;
  const stay = stays.get(v.parse(cancellingSchema, wish.data).bookingId);
  return stay && stay.until < window.answered ? null : 'was told that a booking is cancelled that was not';
};

const always = (): null => null;

/** The refusals that these worlds can bring about, and what has to be true then; any other one is a defect. */
const flawsOfRefusals: Readonly<Record<string, (asked: Case) => string | null>> = {
  ERR_BOOKING_CONFLICT: ({ delivery, stays, window }) => {
    const { success, output } = v.safeParse(bookingSchema, delivery.wish.data);
    if (!success) return 'was refused a court that it did not ask for';
    return wasTaken(output.bookings, [...stays.values()], window)
      ? null
      : 'was refused a court that was free all the time';
  },
  ERR_INVALID_INPUT: ({ isKeyShared }) => (isKeyShared ? null : 'was refused for a key that nobody else used'),
  ERR_BOOKING_TIME_INVALID: ({ delivery, closings, window }) => {
    const { success, output } = v.safeParse(bookingSchema, delivery.wish.data);
    const isClosed = ({ date }: Block): boolean =>
      closings.some(({ before, from }) => date < before && from < window.answered);
    return success && output.bookings.some(isClosed) ? null : 'was refused a day that was open';
  },
  ERR_BOOKING_NOT_FOUND: ({ delivery, stays, window }) => {
    const { success, output } = v.safeParse(cancellingSchema, delivery.wish.data);
    const stay = success ? stays.get(output.bookingId) : undefined;
    return (stay?.anonymised ?? Infinity) < window.answered ? null : 'was told that a booking does not exist that does';
  },
  ERR_PRICE_CHANGED: always,
  ERR_DB_CONNECTION: always,
  ...flawsOfAccounts,
};

const flawOf = (asked: Case): string | null => {
  const { answer } = asked.delivery;
  if (answer?.outcome !== 'rejected') return falselyDone(asked);
  const flaw = flawsOfRefusals[answer.code];
  return flaw ? flaw(asked) : `got the code ${answer.code}, which nothing here asks for`;
};

const sameKey = (one: Delivery, other: Delivery): boolean =>
  one.wish.idempotencyKey === other.wish.idempotencyKey && one.wish.actor === other.wish.actor;

/** No false refusals (reliability G-R2): a "taken" was true at some moment since the wish arrived for the first time. */
export const falseRefusals = (
  history: readonly Delivery[],
  { stays, register, closings }: Pick<Case, 'stays' | 'register' | 'closings'>,
): readonly string[] =>
  history.flatMap((delivery) => {
    const same = history.filter((other) => sameKey(other, delivery));
    const window = { asked: (same[0] ?? delivery).asked.events, answered: delivery.answered?.events ?? 0 };
    const isKeyShared = new Set(same.map(({ wish }) => JSON.stringify(wish.data))).size > 1;
    const flaw = flawOf({ delivery, stays, register, closings, window, isKeyShared });
    return flaw === null ? [] : [`${delivery.correlationId} (${delivery.wish.type} at ${delivery.at}) ${flaw}`];
  });
