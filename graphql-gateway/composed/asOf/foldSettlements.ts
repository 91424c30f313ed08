import { type ClaimName, claimKey, claimNameSchema } from '@platzwart/contracts/core';
import type { HistoryRow, SettlingAction } from '@platzwart/contracts/history';
import * as v from 'valibot';
import { type BookingFacts, type BookingSettlement, settlements } from '../../booking/bookingFacts.ts';

type Settled = Readonly<{ claims: readonly ClaimName[]; state: BookingSettlement }>;

const claimsSchema = v.object({ claims: v.array(claimNameSchema) });
const demanded =
  (state: BookingSettlement) =>
  (details: unknown): Settled => ({ ...v.parse(claimsSchema, details), state });

const carriedSchema = v.object({ ...claimNameSchema.entries, state: v.picklist(settlements) });

/** What becomes of the claims that an event demands or pays, as `claimAfterInvoice` says; what was paid before stays paid. */
const settledBy: Readonly<Record<SettlingAction, (details: unknown) => Settled>> = {
  InvoiceIssued: demanded('INVOICED'),
  InvoicePaid: demanded('PAID'),
  InvoiceReopened: demanded('INVOICED'),
  InvoiceCancelled: demanded('OPEN'),
  ClaimPaid: (details) => ({ claims: [v.parse(claimNameSchema, details)], state: 'PAID' }),
  ClaimCarriedOver: (details) => {
    const { state, ...claim } = v.parse(carriedSchema, details);
    return { claims: [claim], state };
  },
};
const isSettling = (action: string): action is SettlingAction => Object.hasOwn(settledBy, action);

type SettlingEntry = Pick<HistoryRow, 'action' | 'details'>;

/**
 * The bookings as of a moment, with how far each was billed and paid by the entries until then. One whose person is forgotten has no entry of
 * an invoice any more, and keeps what the claims say now.
 */
export const withSettlements = (
  bookings: readonly BookingFacts[],
  entries: readonly SettlingEntry[],
): readonly BookingFacts[] => {
  const settled = new Map<string, BookingSettlement>();
  for (const entry of entries) {
    if (!isSettling(entry.action)) continue;
    const { claims, state } = settledBy[entry.action](entry.details);
    for (const claim of claims) settled.set(claimKey(claim), state);
  }
  const settlementOf = ({ bookingId: itemId, ...booking }: BookingFacts): BookingSettlement | null => {
    const first = booking.paymentState === 'PAID' ? 'PAID' : 'OPEN';
    const fee = booking.guestFee > 0 ? [settled.get(claimKey({ kind: 'GUEST_FEE', itemId })) ?? first] : [];
    const hasCourt = booking.price > booking.guestFee || booking.paymentMethod === 'VOUCHER';
    const court = hasCourt ? [settled.get(claimKey({ kind: 'COURT', itemId })) ?? first] : [];
    return settlements.find((state) => [...court, ...fee].includes(state)) ?? null;
  };
  return bookings.map((booking) => {
    const settledThen = booking.personId === null ? null : settlementOf(booking);
    return settledThen === null ? booking : { ...booking, settledThen };
  });
};
