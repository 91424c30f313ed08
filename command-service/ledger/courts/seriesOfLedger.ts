import type { SeriesChanged, SeriesId, SeriesPlanned, SkippedDate } from '@platzwart/contracts/booking';
import type { BookingId } from '@platzwart/contracts/core';
import { type Map, Set } from 'immutable';
import type { LedgerBooking } from './ledgerBooking.ts';

/** The data of a series that later decisions need: how its dates were planned, which are left out, and its bookings. */
export type LedgerSeries = Readonly<{
  plan: Omit<SeriesPlanned['data'], 'seriesId' | 'skipped'>;
  skipped: readonly SkippedDate[];
  bookings: Set<BookingId>;
}>;
export type SeriesById = Map<SeriesId, LedgerSeries>;

export const withPlan = (series: SeriesById, { data }: SeriesPlanned): SeriesById => {
  const { seriesId, skipped, ...plan } = data;
  return series.set(seriesId, { plan, skipped, bookings: Set() });
};

export const withChangedPlan = (series: SeriesById, { data }: SeriesChanged): SeriesById => {
  const { seriesId, skipped, scope: _, ...plan } = data;
  const known = series.get(seriesId);
  return known ? series.set(seriesId, { ...known, plan: { ...known.plan, ...plan }, skipped }) : series;
};

/** The series of `booking`, with it. */
export const withMember = (series: SeriesById, { bookingId, seriesId }: LedgerBooking): SeriesById => {
  const known = seriesId && series.get(seriesId);
  return known ? series.set(seriesId, { ...known, bookings: known.bookings.add(bookingId) }) : series;
};

/** A date that is booked is no longer left out. */
export const withOccurrence = (series: SeriesById, booking: LedgerBooking): SeriesById => {
  const { seriesId, date, court } = booking;
  const known = seriesId && series.get(seriesId);
  if (!known) return series;
  const skipped = known.skipped.filter((each) => each.date !== date || each.court !== court);
  return withMember(series.set(seriesId, { ...known, skipped }), booking);
};

/** A series without bookings is forgotten with its last one. */
export const withoutOccurrence = (series: SeriesById, { bookingId, seriesId }: LedgerBooking): SeriesById => {
  const known = seriesId && series.get(seriesId);
  if (!known) return series;
  const bookings = known.bookings.delete(bookingId);
  return bookings.isEmpty() ? series.delete(seriesId) : series.set(seriesId, { ...known, bookings });
};
