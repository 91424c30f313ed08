import { skipReasons } from '@platzwart/contracts/booking';
import { timeOfMinute } from '@platzwart/contracts/core';
import type { Builder } from '../core/builder.ts';
import type { BookingFacts } from './bookingFacts.ts';
import type { SeriesFacts, SeriesReads } from './seriesReads.ts';

const addSkippedDate = (builder: Builder) =>
  builder.objectRef<SeriesFacts['skipped'][number]>('SkippedDate').implement({
    description: '(+) A date that a series leaves out.',
    fields: (t) => ({
      date: t.expose('date', { type: 'Date' }),
      court: t.exposeInt('court'),
      reason: t.expose('reason', {
        type: builder.enumType('SkipReason', {
          description: '(+) TAKEN when it was planned, or CHOSEN.',
          values: skipReasons,
        }),
      }),
    }),
  });

const addCancelledDate = (builder: Builder) =>
  builder.objectRef<BookingFacts>('CancelledDate').implement({
    description: '(+) A date of a series whose booking was cancelled, and which `addOccurrence` books again.',
    fields: (t) => ({
      date: t.expose('date', { type: 'Date' }),
      court: t.exposeInt('court'),
      start: t.field({ type: 'Time', resolve: ({ startMinute }) => timeOfMinute(startMinute) }),
      end: t.field({ type: 'Time', resolve: ({ endMinute }) => timeOfMinute(endMinute) }),
    }),
  });

/** The dates of a series without a booking: left out, or cancelled (decisions.md N15, Q16). */
export const addSeriesDates = (builder: Builder) => ({
  skippedDate: addSkippedDate(builder),
  cancelledDate: addCancelledDate(builder),
});

/** Of the series of a booking; none where it belongs to no series. A place that the series leaves out by now is not among them. */
export const cancelledDatesOf = async (
  series: Pick<SeriesReads, 'byId' | 'cancelled'>,
  { seriesId }: BookingFacts,
): Promise<readonly BookingFacts[]> => {
  if (seriesId === null) return [];
  const [plan, cancelled] = await Promise.all([series.byId(seriesId), series.cancelled(seriesId)]);
  const isLeftOut = ({ date, court }: BookingFacts): boolean =>
    plan?.skipped.some((each) => each.date === date && each.court === court) ?? false;
  return (cancelled ?? []).filter((each) => !isLeftOut(each));
};
