import { isCourtInUse, isInsideOpeningHours, isOnGrid } from '@platzwart/contracts/booking';
import type { CourtOrder, OrderedBlock } from './courtOrder.ts';
import { refuseWhere } from './policy.ts';
import { isSameCourtDay } from './sameCourtDay.ts';
import { overlaps } from '@platzwart/contracts/booking';

/** This service creates the ids: an id that is known already, or occurs twice, does not name a new booking. */
export const onlyNewIds = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ index, requested }: OrderedBlock, { courts, blocks }: CourtOrder) => {
    const isSame = (earlier: OrderedBlock): boolean => earlier.requested.bookingId === requested.bookingId;
    return courts.isKnown(requested.bookingId) || blocks.slice(0, index).some(isSame);
  },
);

export const onlyCourtsInUse = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ sport, requested }: OrderedBlock) => !isCourtInUse(sport, requested.court),
);

export const onlyOnTheGrid = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  (block: OrderedBlock) => !isOnGrid(block.sport, block, block.stepMinutes),
);

/**
 * product.md §5. Each element is a merged block (decisions.md B19): two halves of an hour that the client did not merge are refused,
 * because each would be a booking of its own, and cancelling one would leave half an hour.
 */
export const neverTooShort = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  ({ startMinute, endMinute, shortestMinutes }: OrderedBlock) => endMinute - startMinute < shortestMinutes,
);

export const onlyInsideOpeningHours = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  (block: OrderedBlock) => !isInsideOpeningHours(block.sport, block),
);

/** The people of a closed day have been removed (docs/adr/0004): a new booking would add one again. */
export const onlyOpenDays = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  ({ requested }: OrderedBlock, { courts: { openFrom } }: CourtOrder) => openFrom !== null && requested.date < openFrom,
);

/** Promise 1: no two live bookings overlap on a court, nor do two elements of one order. */
export const onlyFreeCourts = refuseWhere(
  'ERR_BOOKING_CONFLICT',
  (block: OrderedBlock, { courts, blocks }: CourtOrder) => {
    const { sport, date, court } = block.requested;
    return (
      courts.isTaken({ sport, date, court, startMinute: block.startMinute, endMinute: block.endMinute }) ||
      blocks.slice(0, block.index).some((earlier) => isSameCourtDay(earlier, block) && overlaps(earlier, block))
    );
  },
);
