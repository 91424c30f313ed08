import {
  type CourtBooked,
  type OfferEnded,
  type PlayersChanged,
  type WaitingListLeft,
  categoryOfRole,
} from '@platzwart/contracts/booking';
import { type Decision, accept } from '../../core/decider.ts';
import { bookingPolicies } from '../../booking/domain/bookingPolicies.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import { courtBooked } from './courtBooked.ts';
import type { BookCourts, CourtsErrorCode } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { playersChanged } from './namedPlayers.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { priceGroupOf } from '../../booking/domain/priceGroup.ts';
import { type UserBlock, userOrder } from '../../booking/domain/userOrder.ts';
import { waitingOfBooker } from './waitingOfBooker.ts';

/**
 * A person books one or more blocks for themselves: `CourtBooked` per element, and after these `PlayersChanged` for each that names players,
 * or nothing (decisions.md B19). A slot that is held for them is free for them, and what they waited for ends (N25). The same command again
 * changes nothing. Refuses with the code of the first violated rule of `bookingPolicies`; `fields` names the invalid elements.
 */
export const decideBookCourts = ({ data }: BookCourts, state: CourtsState): Decision<Booked, CourtsErrorCode> => {
  if (data.bookings.every(({ bookingId }) => state.bookings.has(bookingId))) return accept();
  const order = userOrder(data, bookedCourtsOf(state, { caller: data.caller.personId }));
  const refusal = firstRefusal(bookingPolicies, order);
  if (refusal) return refusal;
  return accept<Booked>(
    ...waitingOfBooker(state, data.caller.personId, order.blocks),
    ...order.blocks.map((block) => courtBooked(data, block, bookingDetailsOf(block, data))),
    ...order.blocks.filter(hasPlayers).map((block) => playersOf(block, data)),
  );
};

type Booked = CourtBooked | PlayersChanged | OfferEnded | WaitingListLeft;

const hasPlayers = ({ requested: { players } }: UserBlock): boolean => players.members.length + players.guests > 0;

const playersOf = (block: UserBlock, { caller, settings }: BookCourts['data']): PlayersChanged => {
  const { startMinute, endMinute, guestFee, requested } = block;
  const { players, paymentMethod } = requested;
  const named = { owner: caller.personId, players, before: [], guestFee, paymentMethod, settings };
  return playersChanged({ ...requested, startMinute, endMinute }, named);
};

const bookingDetailsOf = ({ requested, price, listPrice }: UserBlock, { caller }: BookCourts['data']) => ({
  personId: caller.personId,
  category: categoryOfRole(caller.role),
  title: null,
  sealedRemark: requested.sealedRemark,
  ...{ clubRemark: null, sealedReason: null, enteredByClub: false, seriesId: null },
  price,
  listPrice,
  discount: caller.discount,
  role: priceGroupOf(caller.role),
  paymentMethod: price > 0 ? requested.paymentMethod : null,
});
