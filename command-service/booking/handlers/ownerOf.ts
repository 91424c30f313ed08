import { type BookingId, type PersonId, seriesIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';

type Dependencies = Readonly<{
  ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }>; refresh: () => Promise<void> }>;
}>;

/**
 * The owner of a booking, or of the series with this id, by the newest log: null for the club's own, undefined for an unknown booking. Rejects with StoreUnavailable where
 * this process does not know the booking and the log is unreachable.
 */
export const ownerOf =
  ({ ledger }: Dependencies) =>
  async (bookingId: BookingId): Promise<PersonId | null | undefined> => {
    const owner = () => {
      const { bookings, series } = ledger.current().state.courts;
      const dated = series.get(v.parse(seriesIdSchema, bookingId))?.bookings.first();
      return bookings.get(dated ?? bookingId)?.personId;
    };
    if (owner() === undefined) await ledger.refresh();
    return owner();
  };
