import { type ChangeBooking, type SeriesId, refusedRuleInput, seriesId } from '@platzwart/contracts/booking';
import { Refusal } from '../core/refusal.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { FoundForChange } from './changeAvailability.ts';
import type { CourtPlanReads } from './courtPlanReads.ts';
import type { SeriesReads } from './seriesReads.ts';

type Reads = Readonly<{ plan: Pick<CourtPlanReads, 'byId'>; series: Pick<SeriesReads, 'occurrences' | 'byId'> }>;
type Change = ChangeBooking['data'];

const ofSeries = async (
  { series }: Reads,
  id: SeriesId,
  booking: BookingFacts | null,
): Promise<FoundForChange | null> => {
  const [facts, live] = await Promise.all([series.byId(id), series.occurrences(id)]);
  const named = booking ?? live[0];
  if (!facts) return null;
  if (!named) throw new Refusal('ERR_MAIN_BOOKING_NOT_FOUND', ['id']);
  const { repetition, startdate, enddate } = facts;
  return { named, live, rule: { repetition, startdate, enddate }, isSeries: !booking };
};

const found = async (reads: Reads, id: Change['bookingId']): Promise<FoundForChange> => {
  const booking = await reads.plan.byId(id);
  if (booking && booking.occupancy !== 'BOOKED')
    throw new Refusal(booking.occupancy === 'DELETED' ? 'ERR_BOOKING_NOT_FOUND' : 'ERR_BOOKING_NOT_UPDATED', ['id']);
  const named = booking ? booking.seriesId : seriesId(id);
  const series = named && (await ofSeries(reads, named, booking));
  if (series) return series;
  if (!booking) throw new Refusal('ERR_BOOKING_NOT_FOUND', ['id']);
  return { named: booking, live: [booking], rule: null, isSeries: false };
};

/** What a change names, by the read models; refuses with the codes of the command-service (ledger/courts/bookingsToChange.ts). */
export const bookingsForChange = async (reads: Reads, change: Change): Promise<FoundForChange> => {
  const toChange = await found(reads, change.bookingId);
  const refused = refusedRuleInput(change, toChange.rule, toChange.isSeries);
  if (refused) throw new Refusal('ERR_INVALID_INPUT', [refused]);
  return toChange;
};
