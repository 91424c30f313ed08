import { type OnlineMethod, type PricedBlock, guestFeeOf, priceOfBlock } from '@platzwart/contracts/booking';
import type { BookedCourts } from './bookedCourts.ts';
import type { Booker, ClubNow, NewBooking, UserRequest } from './bookingRequests.ts';
import { type CourtOrder, type OrderedBlock, orderedBlock } from './courtOrder.ts';
import { type BookingRules, type Cents, type RoleLimits, limitsInForce, noCents } from '@platzwart/contracts/core';

/** `price` is that of the court, nothing where a card pays it (decisions.md V7); the guests' fee is paid besides. */
export type UserBlock = OrderedBlock<NewBooking> & PricedBlock & Readonly<{ guestFee: Cents }>;

/** A person's own order in the form that the rules evaluate. */
export type UserOrder = CourtOrder<UserBlock> &
  Readonly<{
    caller: Booker;
    /** The newest version of the terms that the caller accepts, now or before; and that in force. */
    terms: Readonly<{ accepted: number | null; inForce: number | null }>;
    now: ClubNow;
    rules: BookingRules;
    /** The caller's own limits, else those of the role (decisions.md N7). */
    limits: RoleLimits;
    /** The online methods that have a provider. */
    collectable: readonly OnlineMethod[];
  }>;

export const userOrder = (
  { caller, now, settings, collectable = [], acceptedTerms = null, orderedBy, bookings }: UserRequest,
  courts: BookedCourts,
): UserOrder => {
  const { rules } = settings;
  const blocks = bookings.map((requested, index): UserBlock => {
    const block = orderedBlock(requested, index, { settings, isFreeLength: false });
    const { sport, startMinute, endMinute } = block;
    const priced = priceOfBlock({ sport, rules }, { date: requested.date, startMinute, endMinute }, caller);
    return {
      ...block,
      ...(requested.paymentMethod === 'VOUCHER' ? { ...priced, price: noCents } : priced),
      guestFee: guestFeeOf(rules, requested.players.guests, block),
    };
  });
  const before = [caller.personId, orderedBy ?? caller.personId].map((personId) => courts.acceptedTerms(personId) ?? 0);
  const terms = { accepted: acceptedTerms ?? (Math.max(...before) || null), inForce: settings.terms };
  return {
    courts,
    caller,
    terms,
    now,
    rules,
    limits: limitsInForce(rules.limits[caller.role], caller.limits),
    collectable,
    blocks,
  };
};
