import { type CourtBooked, priceGroupOfCategory } from '@platzwart/contracts/booking';
import { type Decision, accept } from '../../core/decider.ts';
import { type ClubBlock, clubOrder } from '../../booking/domain/clubOrder.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import { courtBooked } from './courtBooked.ts';
import type { CourtsErrorCode, ReserveCourts } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { reservationPolicies } from '../../booking/domain/reservationPolicies.ts';

/**
 * The club reserves courts, for a person or for itself, in any category: `CourtBooked` per element, or nothing. Booking window and quota do
 * not apply; the court must be free as for a person's own booking (decisions.md B21). The same command again changes nothing. Refuses with
 * the code of the first violated rule of `reservationPolicies`.
 */
export const decideReserveCourts = (
  { data }: ReserveCourts,
  state: CourtsState,
): Decision<CourtBooked, CourtsErrorCode> => {
  if (data.bookings.every(({ bookingId }) => state.bookings.has(bookingId))) return accept();
  const order = clubOrder(data, bookedCourtsOf(state));
  const refusal = firstRefusal(reservationPolicies, order);
  return refusal ?? accept(...order.blocks.map((block) => courtBooked(data, block, bookingDetailsOf(block))));
};

const bookingDetailsOf = ({ requested, price, listPrice, discount }: ClubBlock) => ({
  personId: requested.person?.personId ?? null,
  category: requested.category,
  title: requested.title,
  sealedRemark: requested.sealedRemark,
  clubRemark: requested.clubRemark,
  sealedReason: requested.sealedReason,
  ...{ enteredByClub: true, seriesId: null },
  price,
  listPrice,
  discount,
  role: priceGroupOfCategory[requested.category],
  paymentMethod: price > 0 ? ('INVOICE' as const) : null,
});
