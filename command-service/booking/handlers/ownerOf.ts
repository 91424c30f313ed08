import type { BookingId, PersonId } from '@platzwart/contracts/core';
import { seriesId } from '@platzwart/contracts/booking';
import type { CourtsState } from '../../ledger/courts/courtsState.ts';
import { liveOccurrences } from '../../ledger/courts/occurrences.ts';
import type { LedgerState } from '../../ledger/ledgerDecider.ts';

type Dependencies = Readonly<{
  ledger: Readonly<{ current: () => Readonly<{ state: LedgerState }>; refresh: () => Promise<void> }>;
}>;

/**
 * The owner of a booking, or of all dates of the series with this id that are not cancelled, by the newest log: null for the club's own,
 * undefined for an unknown booking, and for a series whose dates have several owners: what is sealed for one cannot be opened for another.
 * Rejects with StoreUnavailable where this process does not know the booking and the log is unreachable.
 */
export const ownerOf =
  ({ ledger }: Dependencies) =>
  async (bookingId: BookingId): Promise<PersonId | null | undefined> => {
    const owner = () => ownerIn(ledger.current().state.courts, bookingId);
    if (owner() === undefined) await ledger.refresh();
    return owner();
  };

const ownerIn = (courts: CourtsState, bookingId: BookingId): PersonId | null | undefined => {
  const booking = courts.bookings.get(bookingId);
  const concerned = booking ? [booking] : liveOccurrences(courts, seriesId(bookingId));
  const [owner, ...others] = new Set(concerned.map(({ personId }) => personId));
  return others.length === 0 ? owner : undefined;
};
