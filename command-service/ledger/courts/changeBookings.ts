import {
  type BookingCancelled,
  type BookingChanged,
  type OfferEnded,
  type PaymentEnded,
  type CourtBooked,
  type PlannedChange,
  type SeriesChanged,
  isNoticedEvent,
  plannedChange,
} from '@platzwart/contracts/booking';
import { maxBookingsOfCommand } from '@platzwart/contracts/core';
import { type ChangeBlock, type ChangeOrder, changeOrder, isDifferent } from '../../booking/domain/changeOrder.ts';
import type { ChangeRequest } from '../../booking/domain/changeRequest.ts';
import { changePolicies } from '../../booking/domain/changePolicies.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { type Decision, type Rejected, accept, reject } from '../../core/decider.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import { bookingChanged } from './bookingChanged.ts';
import { type FoundBookings, bookingsToChange, refusedRule } from './bookingsToChange.ts';
import { changedSeries } from './changedSeries.ts';
import { courtBooked } from './courtBooked.ts';
import { displacedBookings } from './displacedBookings.ts';
import type { ChangeBookings, CourtsErrorCode } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { type LedgerBooking, isChangedMeanwhile } from './ledgerBooking.ts';
import { type ChangePlacement, placeChange } from './placeChange.ts';
import { reservationDetailsOf } from './reservationDetails.ts';

type Changed = BookingCancelled | OfferEnded | PaymentEnded | SeriesChanged | CourtBooked | BookingChanged;
type Refused = Rejected<CourtsErrorCode>;
type Plan = PlannedChange<LedgerBooking>;

/**
 * An ADMIN changes a booking, or dates of a series: everything in one append, or nothing (decisions.md B18, N14). Dates that are over or
 * were changed by themselves stay; the courts must be free as for every booking (B21), unless `onConflict` says what happens where one is
 * taken: SKIP leaves that date where it is. With another owner a booking is cancelled and booked anew. Without a difference, and for the
 * same command again, it writes no event. Refuses with ERR_BOOKING_NOT_FOUND, ERR_MAIN_BOOKING_NOT_FOUND, ERR_BOOKING_NOT_UPDATED (over or
 * cancelled), ERR_EVENT_NOT_POSSIBLE_TO_CANCEL (of a club event: B15), ERR_INVALID_INPUT, with the code of the first violated rule of
 * `changePolicies`, then with ERR_BOOKING_CONFLICT; before all of these with ERR_BOOKING_CONFLICT (`expectedRevision`) where somebody has changed the
 * booking since the caller was shown it; of a series, the first of its live dates.
 */
export const decideChangeBookings = (
  { data }: ChangeBookings,
  state: CourtsState,
): Decision<Changed, CourtsErrorCode> => {
  if (data.newIds.some((bookingId) => state.bookings.has(bookingId))) return accept();
  const found = asShown(data, bookingsToChange(state, data.bookingId));
  if ('outcome' in found) return found;
  const plan = planOf(data, found);
  if ('outcome' in plan) return plan;
  const whole = changeOrder(data, { ...plan, model: modelOf(found) }, bookedCourtsOf(state));
  if (!whole) return reject('ERR_BOOKING_NOT_UPDATED', 'id');
  const order = { ...whole, blocks: whole.blocks.filter(isDifferent) };
  const refusal = firstRefusal(changePolicies, order) ?? refusedDrop(data, plan);
  if (refusal) return refusal;
  const placement = placeChange(order, plan.dropped, state);
  if ('outcome' in placement) return placement;
  return accept<Changed>(...eventsOf(data, { found, plan, order, placement }, state));
};

const asShown = (data: ChangeRequest, found: FoundBookings | Refused): FoundBookings | Refused =>
  !('outcome' in found) && isChangedMeanwhile(data, found.named)
    ? reject('ERR_BOOKING_CONFLICT', 'expectedRevision')
    : found;

const planOf = (data: ChangeRequest, found: FoundBookings): Plan | Refused => {
  const { named, isSeries } = found;
  if (named.eventId !== null) return reject('ERR_EVENT_NOT_POSSIBLE_TO_CANCEL', 'id');
  const refused = refusedRule(data, found);
  if (refused) return refused;
  const plan = plannedChange({ ...data, isSeries }, found, data.now);
  if (!plan || plan.moves.length + plan.added.length > maxBookingsOfCommand)
    return reject('ERR_INVALID_INPUT', 'enddate');
  const { moves, dropped, added, kept } = plan;
  const isOver = [...moves, ...dropped, ...added].length === 0 && kept.every(({ reason }) => reason === 'PAST');
  return isOver ? reject('ERR_BOOKING_NOT_UPDATED', 'id') : plan;
};

const modelOf = ({ named, series }: FoundBookings) => ({ ...named, ownPrice: series?.plan.ownPrice ?? null });

/** decisions.md B4: people are told why their dates are cancelled. */
const refusedDrop = ({ hasReason }: ChangeRequest, { dropped }: Plan): Refused | null =>
  !hasReason && dropped.some(({ personId }) => personId !== null) ? reject('ERR_INVALID_INPUT', 'reason') : null;

type Outcome = Readonly<{ found: FoundBookings; plan: Plan; order: ChangeOrder; placement: ChangePlacement }>;

/** What is freed comes first. */
const eventsOf = (data: ChangeRequest, { found, plan, order, placement }: Outcome, state: CourtsState): Changed[] => {
  const { placed } = placement;
  const cancelledOf = (booking: LedgerBooking): BookingCancelled =>
    bookingCancelled(booking, { sealedReason: reasonFor(data, booking) });
  const replaced = placed.flatMap(({ booking, isReplaced }) =>
    booking && isReplaced ? (state.bookings.get(booking.bookingId) ?? []) : [],
  );
  const made = placed.filter(({ booking, isReplaced }) => booking === null || isReplaced);
  const changed = inOrderOfMoves(placed, plan).flatMap((block) =>
    block.booking && !block.isReplaced ? [bookingChanged(block.booking, block, { ...data, scope: plan.scope })] : [],
  );
  const taken = placement.skipped.filter(({ booking }) => booking === null);
  return [
    ...displacedBookings(placement, state),
    ...[...plan.dropped, ...replaced].map(cancelledOf),
    ...changedSeries(data, found, { plan, blocks: order.blocks, taken }),
    ...changed,
    ...made.map((block) =>
      madeBooking(data, block, { found, isAlone: !changed.some((each) => isMailed(each, block)) }),
    ),
  ];
};

/**
 * Dates that move to later days begin with the last, others with the first: read one by one, none takes a court that another one has still to
 * leave, also where a reader stops in between.
 */
const inOrderOfMoves = (blocks: readonly ChangeBlock[], { days }: Plan): readonly ChangeBlock[] =>
  days > 0 ? blocks.toReversed() : blocks;

const reasonFor = ({ owners }: ChangeRequest, { personId }: LedgerBooking): string | null =>
  owners.find(({ person }) => person !== null && person.personId === personId)?.sealedReason ?? null;

/** The e-mail about this change goes to the owner of the added date. */
const isMailed = ({ data }: BookingChanged, { requested: { person } }: ChangeBlock): boolean =>
  data.personId === (person?.personId ?? null) && isNoticedEvent(data);

/** Dates that are added beside changed ones belong to the order of the series, so that the owner gets one e-mail for all (decisions.md N17). */
const madeBooking = (
  { orderId, settings }: ChangeRequest,
  block: ChangeBlock,
  { found, isAlone }: Readonly<{ found: FoundBookings; isAlone: boolean }>,
): CourtBooked => {
  const order = isAlone || block.isReplaced ? orderId : (found.series?.plan.orderId ?? orderId);
  const seriesId = found.series?.seriesId ?? null;
  return courtBooked({ orderId: order, settings }, block, reservationDetailsOf(block, seriesId));
};
