import { type PricedBlock, priceOfBlock } from '@platzwart/contracts/booking';
import type { BookCourts, Booker, ClubNow, NewBooking } from './ledgerCommands.ts';
import { type CourtOrder, type OrderedBlock, orderedBlock } from './courtOrder.ts';
import type { BookingRules, RoleLimits } from '@platzwart/contracts/core';
import type { LedgerState } from './ledgerState.ts';

export type UserBlock = OrderedBlock<NewBooking> & PricedBlock;

/** What a person wants to book for themselves, ready for the rules. */
export type UserOrder = CourtOrder<UserBlock> &
  Readonly<{
    caller: Booker;
    now: ClubNow;
    rules: BookingRules;
    /** Those of the caller's role. */
    limits: RoleLimits;
  }>;

export const userOrder = ({ caller, now, settings, bookings }: BookCourts['data'], state: LedgerState): UserOrder => {
  const { rules } = settings;
  const blocks = bookings.map((wanted, index): UserBlock => {
    const block = orderedBlock(wanted, index, { settings, isCutFreely: false });
    const { sport, startMinute, endMinute } = block;
    return { ...block, ...priceOfBlock({ sport, rules }, { date: wanted.date, startMinute, endMinute }, caller) };
  });
  return { state, caller, now, rules, limits: rules.limits[caller.role], blocks };
};
