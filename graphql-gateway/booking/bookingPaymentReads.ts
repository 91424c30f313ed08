import { type BookingId, bookingIdSchema, claimKey, claimStates, clubPayments } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { batchLoader } from '../core/batchLoader.ts';
import { type Database, decodeRows } from '../core/database.ts';
import { type BookingFacts, type BookingSettlement, settlements } from './bookingFacts.ts';

const claimSchema = v.object({
  itemId: bookingIdSchema,
  state: v.picklist(claimStates),
  clubPayment: v.picklist(clubPayments),
});
type Claim = v.InferOutput<typeof claimSchema>;

const settlementOf = (claims: readonly Claim[]): BookingSettlement | null =>
  settlements.find((each) => claims.some(({ state }) => state === each)) ?? null;

/** What was paid at the club for a booking that is gone (docs/adr/0053); what is still due says how it stands. */
const clubRefundOf = (claims: readonly Claim[]): 'REFUND_DUE' | 'REFUNDED' | null =>
  (['REFUND_DUE', 'REFUNDED'] as const).find((each) => claims.some(({ clubPayment }) => clubPayment === each)) ?? null;

type PaidFor = Pick<BookingFacts, 'bookingId' | 'occupancy' | 'paymentState' | 'personId' | 'settledThen'>;

export type BookingPaymentReads = Readonly<{
  /** How far the price of a booking is billed, paid and paid back, by what invoices and receipts say (decisions.md B1). */
  paymentStateOf: (booking: PaidFor) => Promise<BookingFacts['paymentState'] | 'INVOICED'>;
}>;

/** What a refund of a provider says about a booking stays. */
export const isOwed = ({ paymentState }: Pick<BookingFacts, 'paymentState'>): boolean =>
  paymentState === 'OPEN' || paymentState === 'PAID';

/** Nothing is owed for it any more: what the club had received is. */
const isGivenBack = ({ paymentState, occupancy, personId }: PaidFor): boolean =>
  paymentState === 'NONE' && occupancy === 'CANCELED' && personId !== null;

export const bookingPaymentReads = (database: Pick<Database, 'rows'>): BookingPaymentReads => {
  const claimsOf = batchLoader(async (ids: readonly BookingId[]) => {
    const keys = ids.flatMap((itemId) => [
      claimKey({ kind: 'COURT', itemId }),
      claimKey({ kind: 'GUEST_FEE', itemId }),
    ]);
    const claims = decodeRows(
      claimSchema,
      await database.rows(
        'select item_id as "itemId", state, club_payment as "clubPayment" from invoices.claims where claim = any($1::text[])',
        [keys],
      ),
    );
    const byId = new Map<BookingId, Claim[]>();
    for (const claim of claims) byId.set(claim.itemId, [...(byId.get(claim.itemId) ?? []), claim]);
    return byId;
  });
  return {
    paymentStateOf: async (booking) => {
      const { paymentState, settledThen } = booking;
      if (isGivenBack(booking)) return clubRefundOf((await claimsOf(booking.bookingId)) ?? []) ?? paymentState;
      if (!isOwed(booking)) return paymentState;
      return settledThen ?? settlementOf((await claimsOf(booking.bookingId)) ?? []) ?? paymentState;
    },
  };
};
