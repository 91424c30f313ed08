import * as v from 'valibot';
import type { Delivery } from '../members/gateway.ts';
import { type Case, type Window, stoodIn } from './refusalCase.ts';
import { flawsOfAccounts } from './refusalsOfAccounts.ts';
import { falselySettled, flawsOfInvoices } from './refusalsOfInvoices.ts';
import { falselyTooMany, falselyUnknownWish, isAboutWaiting } from './refusalsOfWaiting.ts';
import { type Block, share } from './loggedBookings.ts';

const blockSchema = v.object({
  sport: v.string(),
  date: v.string(),
  court: v.number(),
  start: v.string(),
  end: v.string(),
});
const bookingSchema = v.object({ bookings: v.array(blockSchema) });
const daySchema = v.object({ date: v.string() });
const cancellingSchema = v.object({ bookingId: v.string() });
const movingSchema = v.object({ ...cancellingSchema.entries, ...blockSchema.entries });
const shownSchema = v.object({ ...cancellingSchema.entries, expectedRevision: v.number() });

const meetsItself = (blocks: readonly Block[]): boolean =>
  blocks.some((one, index) => blocks.slice(index + 1).some((other) => share(one, other)));

type Taken = Block & Readonly<{ from: number; until: number }>;

/** Whether the court was taken, or held for somebody, at some moment between request and answer. */
const wasTaken = (blocks: readonly Block[], taken: readonly Taken[], window: Window): boolean =>
  meetsItself(blocks) || blocks.some((block) => taken.some((each) => share(block, each) && stoodIn(each, window)));

const falselyDone = (accepted: Case): string | null => {
  const { delivery, loggedBookings, window } = accepted;
  const { request, answer } = delivery;
  if (answer?.outcome !== 'accepted' || answer.position !== null) return null;
  if (request.type !== 'CancelBooking') return falselySettled(accepted);
  const loggedBooking = loggedBookings.get(v.parse(cancellingSchema, request.data).bookingId);
  return loggedBooking && loggedBooking.until < window.answered
    ? null
    : 'was told that a booking is cancelled that was not';
};

const always = (): null => null;

const isAboutRevision = ({ delivery: { answer } }: Case): boolean =>
  answer?.outcome === 'rejected' && answer.fields.includes('expectedRevision');

/** It was as it was shown, from the request to the answer. */
const falselyStale = ({ delivery: { request }, loggedBookings, window }: Case): string | null => {
  const { success, output } = v.safeParse(shownSchema, request.data);
  const changes = (success ? loggedBookings.get(output.bookingId)?.changes : undefined) ?? [];
  const counts = [window.asked, window.answered].map((events) => changes.filter((index) => index < events).length);
  const isOther = success && counts.some((count) => count !== output.expectedRevision);
  return isOther ? null : 'was told that a booking was changed that was not';
};

/** The court that was offered to the caller was taken by the club, or by their own booking, before they could take it. */
const offeredBlocks = ({ delivery: { request }, waiting: { offers } }: Case): readonly Block[] =>
  request.type === 'TakeOffer' ? offers.filter(({ personId }) => personId === request.actor) : [];

const falselyTaken = (refusal: Case): string | null => {
  const { delivery, loggedBookings, waiting, window } = refusal;
  const { request } = delivery;
  const [ordered, moved] = [v.safeParse(bookingSchema, request.data), v.safeParse(movingSchema, request.data)];
  const blocks = ordered.success ? ordered.output.bookings : moved.success ? [moved.output] : offeredBlocks(refusal);
  if (blocks.length === 0) return 'was refused a court that it did not ask for';
  const others = [...loggedBookings.values()].filter(
    ({ bookingId }) => !moved.success || bookingId !== moved.output.bookingId,
  );
  return wasTaken(blocks, [...others, ...waiting.offers], window)
    ? null
    : 'was refused a court that was free all the time';
};

/** Its person was removed, or, for its owner, it was cancelled; or it is the place in the list that ended with the booking. */
const isGone = ({ delivery: { request }, loggedBookings, waiting, window }: Case): boolean => {
  const { success, output } = v.safeParse(cancellingSchema, request.data);
  const loggedBooking = success ? loggedBookings.get(output.bookingId) : undefined;
  if (!loggedBooking) return success && waiting.entries.has(output.bookingId);
  const { until, anonymised } = loggedBooking;
  return anonymised < window.answered || (request.type === 'UpdateOwnBooking' && until < window.answered);
};

/** It was cancelled, or its person was erased: their bookings are given back a moment later, and nobody can change them until then. */
const isOver = ({ delivery: { request }, loggedBookings, register, window }: Case): boolean => {
  const { success, output } = v.safeParse(movingSchema, request.data);
  const loggedBooking = success ? loggedBookings.get(output.bookingId) : undefined;
  const owner = loggedBooking?.personId ? register.members.get(loggedBooking.personId) : undefined;
  return [loggedBooking, owner].some((ended) => ended !== undefined && ended.until < window.answered);
};

const isAboutClosedDay = (refusal: Case): boolean => {
  const { delivery, closings, window } = refusal;
  const ordered = v.safeParse(bookingSchema, delivery.request.data);
  const named = v.safeParse(daySchema, delivery.request.data);
  const days = [
    ...(ordered.success ? ordered.output.bookings : []),
    ...(named.success ? [named.output] : []),
    ...offeredBlocks(refusal),
  ];
  return days.some(({ date }) => closings.some(({ before, from }) => date < before && from < window.answered));
};

/** The refusals that are possible in these worlds, each with the condition that must hold; any other refusal is a defect. */
const flawsOfRefusals: Readonly<Record<string, (refusal: Case) => string | null>> = {
  ERR_BOOKING_CONFLICT: (refusal) => (isAboutRevision(refusal) ? falselyStale(refusal) : falselyTaken(refusal)),
  // A number that has become that of the owner names them as their own player.
  ERR_INVALID_INPUT: ({ isKeyShared, delivery: { request } }) =>
    isKeyShared || request.type === 'UpdateOwnBooking' ? null : 'was refused for a key that nobody else used',
  ERR_BOOKING_NOT_UPDATED: (refusal) => (isOver(refusal) ? null : 'was told that a booking is over that is not'),
  ERR_BOOKING_TIME_INVALID: (refusal) => (isAboutClosedDay(refusal) ? null : 'was refused a day that was open'),
  ERR_BOOKING_LIMIT: falselyTooMany,
  ERR_BOOKING_NOT_FOUND: (refusal) =>
    isAboutWaiting(refusal)
      ? falselyUnknownWish(refusal)
      : isGone(refusal)
        ? null
        : 'was told that a booking does not exist that does',
  ERR_PRICE_CHANGED: always,
  ERR_VOUCHER_NOT_USABLE: always,
  // Hours are left, or a card is not paid.
  ERR_VOUCHER_NOT_CREATED: always,
  ERR_DB_CONNECTION: always,
  ...flawsOfAccounts,
  ...flawsOfInvoices,
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
  known: Pick<Case, 'books' | 'closings' | 'loggedBookings' | 'register' | 'waiting'>,
): readonly string[] =>
  history.flatMap((delivery) => {
    const same = history.filter((other) => sameKey(other, delivery));
    const window = { asked: (same[0] ?? delivery).asked.events, answered: delivery.answered?.events ?? 0 };
    const isKeyShared = new Set(same.map(({ request }) => JSON.stringify(request.data))).size > 1;
    const flaw = flawOf({ ...known, delivery, window, isKeyShared });
    return flaw === null ? [] : [`${delivery.correlationId} (${delivery.request.type} at ${delivery.at}) ${flaw}`];
  });

const isEffective = ({ answer }: Delivery): boolean => answer?.outcome === 'accepted' && answer.position !== null;

/** Of those who saw the same state of a booking, one may change it (docs/adr/0048-changing-bookings.md). */
export const lostUpdates = (history: readonly Delivery[]): readonly string[] => {
  const winners = new Map<string, Set<string | null>>();
  for (const { request } of history.filter(isEffective)) {
    const { success, output } = v.safeParse(shownSchema, request.data);
    if (!success) continue;
    const state = `${output.bookingId} after ${output.expectedRevision} changes`;
    winners.set(state, (winners.get(state) ?? new Set()).add(request.idempotencyKey));
  }
  return [...winners].flatMap(([state, keys]) => (keys.size > 1 ? [`${state} was changed by ${keys.size}`] : []));
};
