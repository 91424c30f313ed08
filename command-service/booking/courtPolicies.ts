import { gridStart } from '@platzwart/contracts/booking';
import { minuteOfDay } from '@platzwart/contracts/core';
import { isTaken, overlaps } from './courtOccupancy.ts';
import type { CourtOrder, OrderedBlock } from './courtOrder.ts';
import { refuseWhere } from './policy.ts';

/** Ids are made by this service: one that is known already, or comes twice, names no new booking. */
export const onlyNewIds = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ index, wanted }: OrderedBlock, { state, blocks }: CourtOrder) => {
    const isSame = (earlier: OrderedBlock): boolean => earlier.wanted.bookingId === wanted.bookingId;
    return state.bookings.has(wanted.bookingId) || blocks.slice(0, index).some(isSame);
  },
);

/** An active court of a sport that has its prices: until then nobody would know what it costs. */
export const onlyCourtsInUse = refuseWhere(
  'ERR_INVALID_INPUT',
  ({ sport, wanted }: OrderedBlock) =>
    sport.prices.length === 0 || !sport.courts.some(({ number, active }) => number === wanted.court && active),
);

/** decisions.md P10: start on a line of the grid, length in whole steps. */
export const onlyOnTheGrid = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  ({ sport, startMinute, endMinute, stepMinutes }: OrderedBlock) =>
    (startMinute - gridStart(sport)) % stepMinutes !== 0 || (endMinute - startMinute) % stepMinutes !== 0,
);

/**
 * product.md §5. Each element is a merged block (decisions.md B19): two halves of an hour that the client left unmerged are
 * refused, because each would be a booking of its own and cancelling one would leave half an hour.
 */
export const neverTooShort = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  ({ startMinute, endMinute, shortestMinutes }: OrderedBlock) => endMinute - startMinute < shortestMinutes,
);

/** Which keeps every block on its day, too: no sport closes after 24:00 (decisions.md P14). */
export const onlyInsideOpeningHours = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  ({ sport, startMinute, endMinute }: OrderedBlock) =>
    startMinute < minuteOfDay(sport.opensAt) || endMinute > minuteOfDay(sport.closesAt),
);

/** A day that is closed keeps nobody's name any more (docs/adr/0004): a new booking would bring one back. */
export const onlyOpenDays = refuseWhere(
  'ERR_BOOKING_TIME_INVALID',
  ({ wanted }: OrderedBlock, { state: { openFrom } }: CourtOrder) => openFrom !== null && wanted.date < openFrom,
);

/** Promise 1: no two live bookings share a minute of a court, and no two elements of one order either. */
export const onlyFreeCourts = refuseWhere(
  'ERR_BOOKING_CONFLICT',
  (block: OrderedBlock, { state, blocks }: CourtOrder) => {
    const { sport, date, court } = block.wanted;
    return (
      isTaken(state, { sport, date, court, startMinute: block.startMinute, endMinute: block.endMinute }) ||
      blocks.slice(0, block.index).some((earlier) => isSameCourtDay(earlier, block) && overlaps(earlier, block))
    );
  },
);

const isSameCourtDay = ({ wanted: one }: OrderedBlock, { wanted: other }: OrderedBlock): boolean =>
  one.sport === other.sport && one.date === other.date && one.court === other.court;
