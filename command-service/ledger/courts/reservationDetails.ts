import { type SeriesId, priceGroupOfCategory } from '@platzwart/contracts/booking';
import type { ClubBlock } from '../../booking/domain/clubOrder.ts';

/** What the event says about a booking that the club entered, besides its court and time. */
export const reservationDetailsOf = (
  { requested, price, listPrice, discount }: ClubBlock,
  seriesId: SeriesId | null,
) => ({
  personId: requested.person?.personId ?? null,
  category: requested.category,
  title: requested.title,
  sealedRemark: requested.sealedRemark,
  clubRemark: requested.clubRemark,
  sealedReason: requested.sealedReason,
  ...{ enteredByClub: true, seriesId },
  price,
  listPrice,
  discount,
  role: priceGroupOfCategory[requested.category],
  paymentMethod: requested.byCard && listPrice > 0 ? ('VOUCHER' as const) : price > 0 ? ('INVOICE' as const) : null,
});
