import {
  type BookingRules,
  type Cents,
  type Role,
  type SportSettings,
  cents,
  noCents,
  shareOfCents,
} from '../core/index.ts';
import type { BookingCategory } from '../core/bookingCategories.ts';
import { type PricedBlock, priceOfBlock } from './bookingPrice.ts';

/** The role whose row of the price table applies to an entry of the club (decisions.md B8); ADMIN means that none does. */
export const priceGroupOfCategory: Readonly<Record<BookingCategory, Role>> = {
  SINGLE: 'MEMBER',
  SAISON: 'MEMBER',
  GUEST_SINGLE: 'GUEST',
  GUEST_SAISON: 'GUEST',
  TRAINING: 'TRAINER',
  EVENT: 'ADMIN',
  BLOCK: 'ADMIN',
};

/** decisions.md P8: a season ticket has its own discount. */
const discountedCategories: readonly BookingCategory[] = ['SINGLE', 'GUEST_SINGLE', 'TRAINING'];

/** decisions.md B28: multiples of half an hour, whatever the sport's grid, and no minimum length. */
const freeLengthCategories: readonly BookingCategory[] = ['EVENT', 'BLOCK', 'TRAINING'];
export const isFreeLength = (category: BookingCategory): boolean => freeLengthCategories.includes(category);

/** `discount` is the percentage that was subtracted. */
export type ReservationPrice = PricedBlock & Readonly<{ discount: number }>;

/**
 * What an entry of the club costs by the price list (decisions.md B8): the row of its category, less the person's discount (percent), or
 * for a member's season ticket the club's discount per hour, rounded half up (P8, P9); zero without a person. Minutes count from local midnight.
 */
export const priceOfReservation = (
  settings: Readonly<{
    sport: Pick<SportSettings, 'halfHour' | 'prices'>;
    rules: Pick<BookingRules, 'holidayRegion' | 'seasonDiscount'>;
  }>,
  block: Parameters<typeof priceOfBlock>[1] & Readonly<{ category: BookingCategory }>,
  person: Readonly<{ discount: number }> | null,
): ReservationPrice => {
  const role = priceGroupOfCategory[block.category];
  if (!person || role === 'ADMIN') return { listPrice: noCents, price: noCents, discount: 0 };
  const discount = discountedCategories.includes(block.category) ? person.discount : 0;
  const listed = priceOfBlock(settings, block, { role, discount });
  return { ...listed, price: seasonPrice(listed.price, settings.rules, block), discount };
};

/** decisions.md P9: never below zero; guests get no discount. */
const seasonPrice = (
  price: Cents,
  { seasonDiscount }: Pick<BookingRules, 'seasonDiscount'>,
  { category, startMinute, endMinute }: Readonly<{ category: BookingCategory; startMinute: number; endMinute: number }>,
): Cents => {
  if (category !== 'SAISON') return price;
  return cents(Math.max(price - shareOfCents(seasonDiscount, endMinute - startMinute, 60), 0));
};
