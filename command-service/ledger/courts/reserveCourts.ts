import type {
  BookingCancelled,
  CourtBooked,
  OfferEnded,
  PaymentEnded,
  SeriesPlanned,
  SkippedDate,
} from '@platzwart/contracts/booking';
import { type Decision, accept } from '../../core/decider.ts';
import { clubOrder } from '../../booking/domain/clubOrder.ts';
import { type Placement, placeBlocks } from '../../booking/domain/conflicts.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { reservationPolicies } from '../../booking/domain/reservationPolicies.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import { courtBooked } from './courtBooked.ts';
import type { CourtsErrorCode, ReserveCourts } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { displacedBookings } from './displacedBookings.ts';
import { reservationDetailsOf } from './reservationDetails.ts';

type Reserved = BookingCancelled | OfferEnded | PaymentEnded | SeriesPlanned | CourtBooked;

/**
 * The club reserves courts, for a person or for itself, in any category, once or as a series: everything in one append, or nothing. Booking
 * window and quota do not apply; the court must be free as for a person's own booking (decisions.md B21), unless a block says what happens
 * where it is taken (B13, B14): bookings that make way are cancelled in the same append. The same command again changes nothing. Refuses
 * with the code of the first violated rule of `reservationPolicies`, then with ERR_BOOKING_CONFLICT.
 */
export const decideReserveCourts = (
  { data }: ReserveCourts,
  state: CourtsState,
): Decision<Reserved, CourtsErrorCode> => {
  if (isKnown(data, state)) return accept();
  const order = clubOrder(data, bookedCourtsOf(state));
  const refusal = firstRefusal(reservationPolicies, order);
  if (refusal) return refusal;
  const placement = placeBlocks(order);
  if ('outcome' in placement) return placement;
  return accept<Reserved>(
    ...displacedBookings(placement, state),
    ...plannedSeries(data, placement),
    ...placement.placed.map((block) =>
      courtBooked(data, block, reservationDetailsOf(block, data.series?.seriesId ?? null)),
    ),
  );
};

const isKnown = ({ series, bookings }: ReserveCourts['data'], state: CourtsState): boolean =>
  series ? state.series.has(series.seriesId) : bookings.every(({ bookingId }) => state.bookings.has(bookingId));

/** A series of which every date is taken is none: it has no booking. */
const plannedSeries = (
  { orderId, series }: ReserveCourts['data'],
  { placed, skipped }: Placement,
): readonly SeriesPlanned[] => {
  const [first] = placed;
  if (!series || !first) return [];
  const { category, sport, start, end, price } = first.requested;
  const { leftOut, ...rule } = series;
  const taken = skipped.map(({ requested: { date, court } }) => ({ date, court, reason: 'TAKEN' as const }));
  return [
    {
      type: 'SeriesPlanned',
      data: {
        ...{ ...rule, orderId, category, sport, start, end },
        ownPrice: first.hasOwnPrice ? price : null,
        skipped: [...leftOut, ...taken].toSorted(byDate),
      },
    },
  ];
};

const byDate = (one: SkippedDate, other: SkippedDate): number =>
  one.date === other.date ? one.court - other.court : one.date < other.date ? -1 : 1;
