import type { CourtBooked } from '@platzwart/contracts/booking';
import { type Decision, accept } from '../core/decider.ts';
import { type ClubBlock, clubOrder } from './clubOrder.ts';
import { courtBooked } from './courtBooked.ts';
import type { LedgerErrorCode, ReserveCourts } from './ledgerCommands.ts';
import type { LedgerState } from './ledgerState.ts';
import { firstRefusal } from './policy.ts';
import { priceGroupOfCategory } from './priceGroup.ts';
import { reservationPolicies } from './reservationPolicies.ts';

/**
 * The club takes courts, for somebody or for itself, in any category: `CourtBooked` per element, or nothing.
 * Knows neither booking window nor quota; the court must be as free as for anybody (decisions.md B21).
 * The same command again changes nothing. Refuses with the code of the first rule of `reservationPolicies` that is broken.
 */
export const reserveCourts = ({ data }: ReserveCourts, state: LedgerState): Decision<CourtBooked, LedgerErrorCode> => {
  if (data.bookings.every(({ bookingId }) => state.bookings.has(bookingId))) return accept();
  const order = clubOrder(data, state);
  const refusal = firstRefusal(reservationPolicies, order);
  return refusal ?? accept(...order.blocks.map((block) => courtBooked(data, block, particularsOf(block))));
};

const particularsOf = ({ wanted, price, listPrice, discount }: ClubBlock) => ({
  personId: wanted.person?.personId ?? null,
  category: wanted.category,
  title: wanted.title,
  sealedRemark: wanted.sealedRemark,
  price,
  listPrice,
  discount,
  role: priceGroupOfCategory[wanted.category],
  paymentMethod: price > 0 ? ('INVOICE' as const) : null,
});
