import { type BookingId, bookingIdSchema, claimKey, claimStates } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { batchLoader } from '../core/batchLoader.ts';
import { type Database, decodeRows } from '../core/database.ts';
import { type BookingFacts, type BookingSettlement, settlements } from './bookingFacts.ts';

const claimSchema = v.object({ itemId: bookingIdSchema, state: v.picklist(claimStates) });
type Claim = v.InferOutput<typeof claimSchema>;

const settlementOf = (claims: readonly Claim[]): BookingSettlement | null =>
  settlements.find((each) => claims.some(({ state }) => state === each)) ?? null;

export type PaymentReads = Readonly<{
  /** How far the price of a booking is billed and paid, by what invoices and receipts say (decisions.md B1). */
  paymentStateOf: (booking: BookingFacts) => Promise<BookingFacts['paymentState'] | 'INVOICED'>;
}>;

/** What a refund says about a booking, and that nothing is owed, stays. */
const isOwed = ({ paymentState }: BookingFacts): boolean => paymentState === 'OPEN' || paymentState === 'PAID';

export const paymentReads = (database: Pick<Database, 'rows'>): PaymentReads => {
  const settled = batchLoader(async (ids: readonly BookingId[]) => {
    const keys = ids.flatMap((itemId) => [
      claimKey({ kind: 'COURT', itemId }),
      claimKey({ kind: 'GUEST_FEE', itemId }),
    ]);
    const claims = decodeRows(
      claimSchema,
      await database.rows('select item_id as "itemId", state from invoices.claims where claim = any($1::text[])', [
        keys,
      ]),
    );
    const byId = new Map<BookingId, Claim[]>();
    for (const claim of claims) byId.set(claim.itemId, [...(byId.get(claim.itemId) ?? []), claim]);
    return new Map([...byId].map(([id, theirs]) => [id, settlementOf(theirs)]));
  });
  return {
    paymentStateOf: async (booking) => {
      const { paymentState, settledThen } = booking;
      if (!isOwed(booking)) return paymentState;
      return settledThen ?? (await settled(booking.bookingId)) ?? paymentState;
    },
  };
};
