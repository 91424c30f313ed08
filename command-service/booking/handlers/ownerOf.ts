import type { BookingId, PersonId } from '@platzwart/contracts/core';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';

type Dependencies = Readonly<{
  ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }>; refresh: () => Promise<void> }>;
}>;

/**
 * The owner of a booking, by the newest log: null for the club's own, undefined for an unknown booking. Rejects with StoreUnavailable where
 * this process does not know the booking and the log is unreachable.
 */
export const ownerOf =
  ({ ledger }: Dependencies) =>
  async (bookingId: BookingId): Promise<PersonId | null | undefined> => {
    const owner = () => ledger.current().state.courts.bookings.get(bookingId)?.personId;
    if (owner() === undefined) await ledger.refresh();
    return owner();
  };
