import type { BookingId } from '@platzwart/contracts/core';
import type { ChangeBlock, ChangeOrder } from '../../booking/domain/changeOrder.ts';
import { placeBlocks } from '../../booking/domain/conflicts.ts';
import { type Rejected, reject } from '../../core/decider.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import type { CourtsErrorCode } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import type { LedgerBooking } from './ledgerBooking.ts';

/** Which blocks get their court; bookings of skipped ones stay where they are. */
export type ChangePlacement = Readonly<{
  placed: readonly ChangeBlock[];
  skipped: readonly ChangeBlock[];
  /** By the id of the block that takes the court. */
  displaced: ReadonlyMap<BookingId, BookingId>;
}>;

const nothing: ChangePlacement = { placed: [], skipped: [], displaced: new Map() };

/**
 * Gives each changed booking its court, as if all of them had left theirs at once. A booking that is skipped has not left, and may be in
 * the way of another one, so the rest is placed again. Refuses with ERR_BOOKING_CONFLICT.
 */
export const placeChange = (
  order: ChangeOrder,
  dropped: readonly LedgerBooking[],
  state: CourtsState,
): ChangePlacement | Rejected<CourtsErrorCode> => {
  const { blocks } = order;
  if (blocks.length === 0) return nothing;
  const leaving = new Set(
    [...blocks.flatMap(({ booking }) => booking ?? []), ...dropped].map((each) => each.bookingId),
  );
  const placement = placeBlocks({ ...order, courts: bookedCourtsOf(state, { leaving }) });
  if ('outcome' in placement) return placement;
  const { displaced } = placement;
  if (isOfSameSeries(blocks, [...displaced.keys()], state)) return reject('ERR_BOOKING_CONFLICT');
  const skippedIds = new Set(placement.skipped.map(({ index }) => index));
  const skipped = blocks.filter(({ index }) => skippedIds.has(index));
  if (skipped.length === 0) return { placed: blocks, skipped, displaced };
  const rest = { ...order, blocks: blocks.filter(({ index }) => !skippedIds.has(index)) };
  const again = placeChange(rest, dropped, state);
  return 'outcome' in again ? again : { ...again, skipped: [...skipped, ...again.skipped] };
};

/** A date that was changed by itself survives a change of its series (decisions.md N14), so it does not make way either. */
const isOfSameSeries = (
  blocks: readonly ChangeBlock[],
  displaced: readonly BookingId[],
  { bookings }: CourtsState,
): boolean => {
  const own = blocks.find(({ booking }) => booking !== null)?.booking?.seriesId ?? null;
  return own !== null && displaced.some((bookingId) => bookings.get(bookingId)?.seriesId === own);
};
