import { type CourtBooked, categoryOfRole } from '@platzwart/contracts/booking';
import { type Decision, accept } from '../../core/decider.ts';
import { bookingPolicies } from '../../booking/domain/bookingPolicies.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import { courtBooked } from './courtBooked.ts';
import type { BookCourts, CourtsErrorCode } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { priceGroupOf } from '../../booking/domain/priceGroup.ts';
import { type UserBlock, userOrder } from '../../booking/domain/userOrder.ts';

/**
 * A person books one or more blocks for themselves: `CourtBooked` per element, or nothing (decisions.md B19). The same command again
 * changes nothing. Refuses with the code of the first violated rule of `bookingPolicies`; `fields` names the invalid elements.
 */
export const decideBookCourts = ({ data }: BookCourts, state: CourtsState): Decision<CourtBooked, CourtsErrorCode> => {
  if (data.bookings.every(({ bookingId }) => state.bookings.has(bookingId))) return accept();
  const order = userOrder(data, bookedCourtsOf(state));
  const refusal = firstRefusal(bookingPolicies, order);
  return refusal ?? accept(...order.blocks.map((block) => courtBooked(data, block, bookingDetailsOf(block, data))));
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
