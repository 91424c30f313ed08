import * as v from 'valibot';
import type { Delivery } from '../members/gateway.ts';
import { type Case, type Window, stoodIn } from './refusalCase.ts';
import { flawsOfAccounts } from './refusalsOfAccounts.ts';
import { type Block, type LoggedBooking, share } from './loggedBookings.ts';

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

/** Whether the court was taken at some moment between request and answer. */
const wasTaken = (blocks: readonly Block[], loggedBookings: readonly LoggedBooking[], window: Window): boolean =>
  meetsItself(blocks) ||
  blocks.some((block) =>
    loggedBookings.some((loggedBooking) => share(block, loggedBooking) && stoodIn(loggedBooking, window)),
  );

const falselyDone = ({ delivery: { request, answer }, loggedBookings, window }: Case): string | null => {
  if (request.type !== 'CancelBooking' || answer?.outcome !== 'accepted' || answer.position !== null) return null;
  const loggedBooking = loggedBookings.get(v.parse(cancellingSchema, request.data).bookingId);
  return loggedBooking && loggedBooking.until < window.answered
    ? null
    : 'was told that a booking is cancelled that was not';
};

const always = (): null => null;

/** The refusals that are possible in these worlds, each with the condition that must hold; any other refusal is a defect. */
const flawsOfRefusals: Readonly<Record<string, (refusal: Case) => string | null>> = {
  ERR_BOOKING_CONFLICT: ({ delivery, loggedBookings, window }) => {
    const { success, output } = v.safeParse(bookingSchema, delivery.request.data);
    if (!success) return 'was refused a court that it did not ask for';
    return wasTaken(output.bookings, [...loggedBookings.values()], window)
      ? null
      : 'was refused a court that was free all the time';
  },
  ERR_INVALID_INPUT: ({ isKeyShared }) => (isKeyShared ? null : 'was refused for a key that nobody else used'),
  ERR_BOOKING_TIME_INVALID: ({ delivery, closings, window }) => {
    const { success, output } = v.safeParse(bookingSchema, delivery.request.data);
    const isClosed = ({ date }: Block): boolean =>
      closings.some(({ before, from }) => date < before && from < window.answered);
    return success && output.bookings.some(isClosed) ? null : 'was refused a day that was open';
  },
  ERR_BOOKING_NOT_FOUND: ({ delivery, loggedBookings, window }) => {
    const { success, output } = v.safeParse(cancellingSchema, delivery.request.data);
    const loggedBooking = success ? loggedBookings.get(output.bookingId) : undefined;
    return (loggedBooking?.anonymised ?? Infinity) < window.answered
      ? null
      : 'was told that a booking does not exist that does';
  },
  ERR_PRICE_CHANGED: always,
  ERR_DB_CONNECTION: always,
  ...flawsOfAccounts,
};

const flawOf = (refusal: Case): string | null => {
  const { answer } = refusal.delivery;
  if (answer?.outcome !== 'rejected') return falselyDone(refusal);
  const flaw = flawsOfRefusals[answer.code];
  return flaw ? flaw(refusal) : `got the code ${answer.code}, which nothing here asks for`;
};

const sameKey = (one: Delivery, other: Delivery): boolean =>
  one.request.idempotencyKey === other.request.idempotencyKey && one.request.actor === other.request.actor;

/** No false refusals (reliability G-R2): a "taken" must have been true at some moment since the first arrival of the request. */
export const falseRefusals = (
  history: readonly Delivery[],
  { loggedBookings, register, closings }: Pick<Case, 'loggedBookings' | 'register' | 'closings'>,
): readonly string[] =>
  history.flatMap((delivery) => {
    const same = history.filter((other) => sameKey(other, delivery));
    const window = { asked: (same[0] ?? delivery).asked.events, answered: delivery.answered?.events ?? 0 };
    const isKeyShared = new Set(same.map(({ request }) => JSON.stringify(request.data))).size > 1;
    const flaw = flawOf({ delivery, loggedBookings, register, closings, window, isKeyShared });
    return flaw === null ? [] : [`${delivery.correlationId} (${delivery.request.type} at ${delivery.at}) ${flaw}`];
  });
