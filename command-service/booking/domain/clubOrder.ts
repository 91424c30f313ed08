import { type ReservationPrice, isFreeLength, priceOfReservation } from '@platzwart/contracts/booking';
import { type CourtOrder, type OrderedBlock, orderedBlock } from './courtOrder.ts';
import { noCents } from '@platzwart/contracts/core';
import type { BookedCourts } from './bookedCourts.ts';
import type { ClubNow, ClubRequest, NewReservation, SettingsInForce } from './bookingRequests.ts';

/** `hasOwnPrice`: the club set another price than that of the list. */
export type ClubBlock = OrderedBlock<NewReservation> & ReservationPrice & Readonly<{ hasOwnPrice: boolean }>;

/** The club's reservation in the form that the rules evaluate. */
export type ClubOrder = CourtOrder<ClubBlock> &
  Readonly<{ now: ClubNow; settings: SettingsInForce; hasReason: boolean }>;

export const clubOrder = ({ now, settings, hasReason, bookings }: ClubRequest, courts: BookedCourts): ClubOrder => {
  const blocks = bookings.map((requested, index): ClubBlock => {
    const block = orderedBlock(requested, index, { settings, isFreeLength: isFreeLength(requested.category) });
    return { ...block, ...priceOf(block, settings) };
  });
  return { courts, now, settings, hasReason, blocks };
};

/** decisions.md B8: the price by category, or the one that the club sets. */
const priceOf = (
  { requested, sport, startMinute, endMinute }: OrderedBlock<NewReservation>,
  { rules }: SettingsInForce,
): Pick<ClubBlock, keyof ReservationPrice | 'hasOwnPrice'> => {
  const { person, category, date, price, byCard = false } = requested;
  const listed = priceOfReservation({ sport, rules }, { category, date, startMinute, endMinute }, person);
  if (byCard) return { ...listed, price: noCents, discount: 0, hasOwnPrice: false };
  return price === null || price === listed.price
    ? { ...listed, hasOwnPrice: false }
    : { ...listed, price, discount: 0, hasOwnPrice: true };
};
