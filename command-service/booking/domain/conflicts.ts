import type { BookingId } from '@platzwart/contracts/core';
import { type Rejected, reject } from '../../core/decider.ts';
import type { Occupant } from './bookedCourts.ts';
import type { ClubBlock, ClubOrder } from './clubOrder.ts';
import type { BookingRuleCode } from './policy.ts';
import { type Span, overlaps } from '@platzwart/contracts/booking';

/** What becomes of an order: blocks that get their court, blocks that are left out, and the bookings that make way, each once. */
export type Placement = Readonly<{
  placed: readonly ClubBlock[];
  skipped: readonly ClubBlock[];
  /** By the id of the block that takes the court. */
  displaced: ReadonlyMap<BookingId, BookingId>;
}>;

/** decisions.md B15: only the club event itself gives its courts back. */
const makesWay = ({ eventId }: Occupant): boolean => eventId === null;

type Spot = Readonly<{ block: ClubBlock; occupants: readonly Occupant[]; isTakenByOrder: boolean }>;
type Fate = 'placed' | 'skipped' | 'displaces' | 'conflicts';

const getsCourt: readonly Fate[] = ['placed', 'displaces'];

/** decisions.md B13, B14. */
const fateOf = ({ block: { requested }, occupants, isTakenByOrder }: Spot): Fate => {
  if (occupants.length === 0 && !isTakenByOrder) return 'placed';
  if (requested.ifTaken === 'SKIP') return 'skipped';
  return requested.ifTaken === 'DISPLACE' && !isTakenByOrder && occupants.every(makesWay) ? 'displaces' : 'conflicts';
};

const withoutCourt = (blocks: readonly ClubBlock[]): Rejected<BookingRuleCode> =>
  reject('ERR_BOOKING_CONFLICT', ...blocks.map(({ index }) => `bookings.${index}`));

/** An order of which every date is taken books nothing. */
const refusedOf = (
  { blocks, placed, conflicts }: Readonly<Record<'blocks' | 'placed' | 'conflicts', readonly ClubBlock[]>>,
  mayBeEmpty: boolean,
): readonly ClubBlock[] => (placed.length > 0 || mayBeEmpty ? conflicts : blocks);

/**
 * Gives each block of the order its court, in one pass. A taken court is what the block says: refused, left out, or taken from the bookings
 * on it (decisions.md B13, B14). Refuses with ERR_BOOKING_CONFLICT and names all blocks that find no court; also
 * where every block is left out, unless the order `mayBeEmpty`.
 */
export const placeBlocks = (
  { blocks, courts }: ClubOrder,
  mayBeEmpty = false,
): Placement | Rejected<BookingRuleCode> => {
  const byFate: Record<Fate, ClubBlock[]> = { placed: [], skipped: [], displaces: [], conflicts: [] };
  const placed: ClubBlock[] = [];
  const displaced = new Map<BookingId, BookingId>();
  const ownSpans = new Map<string, Span[]>();
  for (const block of blocks) {
    const { sport, date, court, bookingId } = block.requested;
    const own = ownSpans.get(`${sport} ${date} ${court}`) ?? [];
    const occupants = courts.occupants({ ...block, sport, date, court });
    const fate = fateOf({ block, occupants, isTakenByOrder: own.some((span) => overlaps(span, block)) });
    byFate[fate].push(block);
    if (!getsCourt.includes(fate)) continue;
    placed.push(block);
    ownSpans.set(`${sport} ${date} ${court}`, [...own, block]);
    for (const occupant of occupants)
      if (!displaced.has(occupant.bookingId)) displaced.set(occupant.bookingId, bookingId);
  }
  const refused = refusedOf({ blocks, placed, conflicts: byFate.conflicts }, mayBeEmpty);
  return refused.length > 0 ? withoutCourt(refused) : { placed, skipped: byFate.skipped, displaced };
};
