import { type BookingCategory, type PricedBlock, priceOfBlock } from '@platzwart/contracts/booking';
import { noCents } from '@platzwart/contracts/core';
import { type CourtOrder, type OrderedBlock, orderedBlock } from './courtOrder.ts';
import type { NewReservation, ReserveCourts, SettingsInForce } from './ledgerCommands.ts';
import type { LedgerState } from './ledgerState.ts';
import { priceGroupOfCategory } from './priceGroup.ts';

type Priced = PricedBlock & Readonly<{ discount: number }>;
export type ClubBlock = OrderedBlock<NewReservation> & Priced;

/** What the club wants to reserve, ready for the rules. */
export type ClubOrder = CourtOrder<ClubBlock> & Readonly<{ settings: SettingsInForce }>;

export const clubOrder = ({ settings, bookings }: ReserveCourts['data'], state: LedgerState): ClubOrder => {
  const blocks = bookings.map((wanted, index): ClubBlock => {
    const isCutFreely = freelyCut.includes(wanted.category);
    const block = orderedBlock(wanted, index, { settings, isCutFreely });
    return { ...block, ...priceOf(block, settings) };
  });
  return { state, settings, blocks };
};

/** decisions.md B28. */
const freelyCut: readonly BookingCategory[] = ['EVENT', 'BLOCK', 'TRAINING'];
/** decisions.md P8: a season ticket has its own discount. */
const discounted: readonly BookingCategory[] = ['SINGLE', 'GUEST_SINGLE', 'TRAINING'];

/** decisions.md B8: by category, nothing where nobody is to pay, or what the club says. */
const priceOf = (
  { wanted, sport, startMinute, endMinute }: OrderedBlock<NewReservation>,
  { rules }: SettingsInForce,
): Priced => {
  const { person, category, date } = wanted;
  if (!person) return { listPrice: noCents, price: wanted.price ?? noCents, discount: 0 };
  const discount = discounted.includes(category) ? person.discount : 0;
  const buyer = { role: priceGroupOfCategory[category], discount };
  const { listPrice, price } = priceOfBlock({ sport, rules }, { date, startMinute, endMinute }, buyer);
  return wanted.price === null ? { listPrice, price, discount } : { listPrice, price: wanted.price, discount: 0 };
};
