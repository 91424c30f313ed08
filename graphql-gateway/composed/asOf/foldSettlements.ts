import { type ClaimName, claimKey, claimNameSchema } from '@platzwart/contracts/core';
import type { HistoryRow, SettlingAction } from '@platzwart/contracts/history';
import * as v from 'valibot';
import { type BookingFacts, type BookingSettlement, settlements } from '../../booking/bookingFacts.ts';

/** What becomes of a claim that an event demands or pays, as `claimAfterInvoice` says; what was paid before stays paid. */
const becomes: Readonly<Record<SettlingAction, BookingSettlement>> = {
  InvoiceIssued: 'INVOICED',
  InvoicePaid: 'PAID',
  InvoiceReopened: 'INVOICED',
  InvoiceCancelled: 'OPEN',
  ClaimPaid: 'PAID',
};
const settledBy: ReadonlyMap<string, BookingSettlement> = new Map(Object.entries(becomes));

const claimsSchema = v.object({ claims: v.array(claimNameSchema) });
const claimsIn = ({ action, details }: SettlingEntry): readonly ClaimName[] =>
  action === 'ClaimPaid' ? [v.parse(claimNameSchema, details)] : v.parse(claimsSchema, details).claims;

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
    const state = settledBy.get(entry.action);
    if (state) for (const claim of claimsIn(entry)) settled.set(claimKey(claim), state);
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
