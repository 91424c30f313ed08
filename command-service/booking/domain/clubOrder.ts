import { type BookingCategory, type PricedBlock, priceOfBlock } from '@platzwart/contracts/booking';
import { noCents } from '@platzwart/contracts/core';
import { type CourtOrder, type OrderedBlock, orderedBlock } from './courtOrder.ts';
import type { BookedCourts } from './bookedCourts.ts';
import type { ClubRequest, NewReservation, SettingsInForce } from './bookingRequests.ts';
import { priceGroupOfCategory } from './priceGroup.ts';

type PriceAndDiscount = PricedBlock & Readonly<{ discount: number }>;
export type ClubBlock = OrderedBlock<NewReservation> & PriceAndDiscount;

/** The club's reservation in the form that the rules evaluate. */
export type ClubOrder = CourtOrder<ClubBlock> & Readonly<{ settings: SettingsInForce }>;

export const clubOrder = ({ settings, bookings }: ClubRequest, courts: BookedCourts): ClubOrder => {
  const blocks = bookings.map((requested, index): ClubBlock => {
    const isFreeLength = freeLengthCategories.includes(requested.category);
    const block = orderedBlock(requested, index, { settings, isFreeLength });
    return { ...block, ...priceOf(block, settings) };
  });
  return { courts, settings, blocks };
};

/** decisions.md B28. */
const freeLengthCategories: readonly BookingCategory[] = ['EVENT', 'BLOCK', 'TRAINING'];
/** decisions.md P8: a season ticket has its own discount. */
const discounted: readonly BookingCategory[] = ['SINGLE', 'GUEST_SINGLE', 'TRAINING'];

/** decisions.md B8: the price by category, zero where no person pays, or the price that the club sets. */
const priceOf = (
  { requested, sport, startMinute, endMinute }: OrderedBlock<NewReservation>,
  { rules }: SettingsInForce,
): PriceAndDiscount => {
  const { person, category, date } = requested;
  if (!person) return { listPrice: noCents, price: requested.price ?? noCents, discount: 0 };
  const discount = discounted.includes(category) ? person.discount : 0;
  const buyer = { role: priceGroupOfCategory[category], discount };
  const { listPrice, price } = priceOfBlock({ sport, rules }, { date, startMinute, endMinute }, buyer);
  return requested.price === null ? { listPrice, price, discount } : { listPrice, price: requested.price, discount: 0 };
};
