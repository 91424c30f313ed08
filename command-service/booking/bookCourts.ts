import { type CourtBooked, categoryOfRole } from '@platzwart/contracts/booking';
import { type Decision, accept } from '../core/decider.ts';
import { bookingPolicies } from './bookingPolicies.ts';
import { courtBooked } from './courtBooked.ts';
import type { BookCourts, LedgerErrorCode } from './ledgerCommands.ts';
import type { LedgerState } from './ledgerState.ts';
import { firstRefusal } from './policy.ts';
import { priceGroupOf } from './priceGroup.ts';
import { type UserBlock, userOrder } from './userOrder.ts';

/**
 * A person books one or more blocks for themselves: `CourtBooked` per element, or nothing (decisions.md B19).
 * The same command again changes nothing. Refuses with the code of the first rule of `bookingPolicies` that is broken;
 * `fields` names the elements at fault.
 */
export const bookCourts = ({ data }: BookCourts, state: LedgerState): Decision<CourtBooked, LedgerErrorCode> => {
  if (data.bookings.every(({ bookingId }) => state.bookings.has(bookingId))) return accept();
  const order = userOrder(data, state);
  const refusal = firstRefusal(bookingPolicies, order);
  return refusal ?? accept(...order.blocks.map((block) => courtBooked(data, block, particularsOf(block, data))));
};

const particularsOf = ({ wanted, price, listPrice }: UserBlock, { caller }: BookCourts['data']) => ({
  personId: caller.personId,
  category: categoryOfRole(caller.role),
  title: null,
  sealedRemark: wanted.sealedRemark,
  price,
  listPrice,
  discount: caller.discount,
  role: priceGroupOf(caller.role),
  paymentMethod: price > 0 ? wanted.paymentMethod : null,
});
