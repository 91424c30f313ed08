import type { SeriesId } from '@platzwart/contracts/booking';
import { type Cents, type LocalDate, type LocalTime, noCents, timeOfMinute } from '@platzwart/contracts/core';
import type { CourtsState } from './courtsState.ts';
import { type LedgerBooking, courtDayOf } from './ledgerBooking.ts';
import { occurrencesOf } from './occurrences.ts';
import type { LedgerSeries } from './seriesOfLedger.ts';

/** Where a series has no booking on a date, and may have one; a price of null is that of the list. */
export type AddablePlace = Readonly<{
  sport: string;
  court: number;
  start: LocalTime;
  end: LocalTime;
  price: Cents | null;
}>;

const placeOf = ({ court, startMinute, endMinute, sport }: LedgerBooking) => ({
  ...{ sport, court },
  ...{ start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) },
});

/** The cancelled booking of each court on which the series has no live one; the latest of the day where there are several. */
const cancelledPlaces = (
  onDate: readonly LedgerBooking[],
  { ownPrice }: LedgerSeries['plan'],
): readonly AddablePlace[] => {
  const live = new Set(onDate.filter(({ occupancy }) => occupancy === 'BOOKED').map(courtDayOf));
  const cancelled = onDate.filter((each) => each.occupancy === 'CANCELED' && !live.has(courtDayOf(each)));
  const latest = new Map(cancelled.map((each) => [courtDayOf(each), each]));
  // What is still paid for a cancelled booking is not paid again.
  const isPaid = (day: string) => cancelled.some((each) => each.priceKept && courtDayOf(each) === day);
  return [...latest].map(([day, each]) => ({ ...placeOf(each), price: isPaid(day) ? noCents : ownPrice }));
};

/**
 * The places on which a series can have a booking on `date` after all: those that it leaves out, as it is planned, and those whose booking was
 * cancelled, as it was (decisions.md N15, Q16). None after the last date of the series, whose dates are none of it any more, and none for an
 * unknown series.
 */
export const addablePlaces = (state: CourtsState, id: SeriesId, date: LocalDate): readonly AddablePlace[] => {
  const series = state.series.get(id);
  if (!series) return [];
  const { plan, skipped } = series;
  const { sport, start, end, ownPrice } = plan;
  const leftOut = skipped
    .filter((each) => each.date === date)
    .map(({ court }) => ({ sport, court, start, end, price: ownPrice }));
  if (date > plan.enddate) return leftOut;
  const onDate = occurrencesOf(state, id).filter((each) => each.date === date);
  const isLeftOut = (place: AddablePlace): boolean =>
    leftOut.some((each) => each.court === place.court && each.sport === place.sport);
  return [...leftOut, ...cancelledPlaces(onDate, plan).filter((place) => !isLeftOut(place))];
};
