import {
  type CourtBooked,
  type OfferEnded,
  type PaymentEnded,
  type PaymentStarted,
  type PlayersChanged,
  type WaitingListLeft,
  categoryOfRole,
  offeredPaymentMethods,
} from '@platzwart/contracts/booking';
import type { PaymentMethod } from '@platzwart/contracts/core';
import { type Decision, accept } from '../../core/decider.ts';
import { bookingPolicies } from '../../booking/domain/bookingPolicies.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import { courtBooked } from './courtBooked.ts';
import type { BookCourts, CourtsErrorCode } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { evolveHeldOrders, heldOn, paymentEnded, spanOf } from './heldOrders.ts';
import { playersChanged } from './namedPlayers.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { priceGroupOf } from '../../booking/domain/priceGroup.ts';
import { type UserBlock, userOrder } from '../../booking/domain/userOrder.ts';
import { paymentStarted } from './paymentStarted.ts';
import { waitingOfBooker } from './waitingOfBooker.ts';

/**
 * A person books one or more blocks for themselves: `CourtBooked` per element, and after these `PlayersChanged` for each that names players,
 * or nothing (decisions.md B19). A slot that is held for them is free for them, and what they waited for ends (N25). What is to be paid
 * online is held by `PaymentStarted` instead, until the money has arrived (B22); an earlier order of theirs for the same time ends. The same
 * command again changes nothing. Refuses with the code of the first violated rule of `bookingPolicies`; `fields` names the invalid elements.
 */
export const decideBookCourts = ({ data }: BookCourts, state: CourtsState): Decision<Booked, CourtsErrorCode> => {
  if (data.bookings.every(({ bookingId }) => bookedCourtsOf(state).isKnown(bookingId))) return accept();
  const replaced = replacedOrders(data, state);
  const present = replaced.reduce<CourtsState>(evolveHeldOrders.PaymentEnded, state);
  const order = userOrder(data, bookedCourtsOf(present, { caller: data.caller.personId }));
  const refusal = firstRefusal(bookingPolicies, order);
  if (refusal) return refusal;
  const booked = order.blocks.map((block) => courtBooked(data, block, bookingDetailsOf(block, data)));
  const named = order.blocks.filter(hasPlayers).map((block) => playersOf(block, data));
  const payment = paymentStarted(data, order.blocks, { booked, named });
  if (payment) return accept<Booked>(payment, ...replaced);
  return accept<Booked>(
    ...replaced,
    ...waitingOfBooker(present, data.caller.personId, order.blocks),
    ...booked,
    ...named,
  );
};

/** Orders of the caller, not paid yet, that hold a part of what they order now. */
const replacedOrders = ({ caller, bookings }: BookCourts['data'], state: CourtsState): readonly PaymentEnded[] => {
  const held = bookings.flatMap(({ start, end, ...place }) =>
    heldOn(state, { ...place, ...spanOf({ start, end }) }).map(({ order }) => order),
  );
  const own = held.filter(({ personId }) => personId === caller.personId);
  return [...new Set(own)].map((order) => paymentEnded(order, 'REPLACED'));
};

type Booked = CourtBooked | PlayersChanged | OfferEnded | WaitingListLeft | PaymentStarted | PaymentEnded;

const hasPlayers = ({ requested: { players } }: UserBlock): boolean => players.members.length + players.guests > 0;

const playersOf = (block: UserBlock, { caller, settings }: BookCourts['data']): PlayersChanged => {
  const { startMinute, endMinute, guestFee, requested } = block;
  const { players } = requested;
  const paymentMethod = feeMethodOf(requested, { caller, settings });
  const named = { owner: caller.personId, players, before: [], guestFee, paymentMethod, settings };
  return playersChanged({ ...requested, startMinute, endMinute }, named);
};

const bookingDetailsOf = ({ requested, price, listPrice }: UserBlock, { caller, settings }: BookCourts['data']) => ({
  ...(settings.terms !== null && { termsVersion: settings.terms }),
  personId: caller.personId,
  category: categoryOfRole(caller.role),
  title: null,
  sealedRemark: requested.sealedRemark,
  ...{ clubRemark: null, sealedReason: null, enteredByClub: false, seriesId: null },
  price,
  listPrice,
  discount: requested.paymentMethod === 'VOUCHER' ? 0 : caller.discount,
  role: priceGroupOf(caller.role),
  // A card pays for what costs something, whatever that is.
  paymentMethod: (requested.paymentMethod === 'VOUCHER' ? listPrice : price) > 0 ? requested.paymentMethod : null,
});

/** How the guests' fee is paid: not by a card. */
const feeMethodOf = (
  { paymentMethod }: UserBlock['requested'],
  { caller, settings }: Pick<BookCourts['data'], 'caller' | 'settings'>,
): PaymentMethod =>
  paymentMethod === 'VOUCHER' ? (offeredPaymentMethods(settings.rules, caller.role)[0] ?? 'INVOICE') : paymentMethod;
