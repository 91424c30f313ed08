import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { LocalDate } from '@platzwart/contracts/core';
import type { AddableDates_booking$key } from '../../../__generated__/AddableDates_booking.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { DateList, type ListedDate } from './DateList.tsx';
import { useAddOccurrence } from './useAddOccurrence.ts';

const byDate = <Each extends Readonly<{ date: LocalDate }>>(dates: readonly Each[]): readonly (readonly Each[])[] =>
  [...new Set(dates.map(({ date }) => date))].map((date) => dates.filter((each) => each.date === date));

/**
 * The dates to come of a series that it leaves out, and those that were cancelled, each with a way to book it after all (decisions.md N15,
 * Q16). Renders nothing without one.
 */
export const AddableDates = ({ booking: key }: { booking: AddableDates_booking$key }) => {
  const { t } = useTranslation('bookingAdmin');
  const { date: dayText, timeRange } = useFormat();
  const { date: today } = useClubClock();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { _id, sport, start, end, skipped, cancelledDates } = useFragment(
    graphql`
      fragment AddableDates_booking on Booking {
        _id
        sport
        start
        end
        skipped {
          date
          court
          reason
        }
        cancelledDates {
          date
          court
          start
          end
        }
      }
    `,
    key,
  );
  const { add, isBusy } = useAddOccurrence(sport);
  const isToCome = ({ date }: Readonly<{ date: LocalDate }>) => date >= today && !added.includes(date);
  const leftOut = byDate((skipped ?? []).filter(isToCome)).flatMap((all): readonly ListedDate[] => {
    const [first] = all;
    if (!first) return [];
    const courts = all.map(({ court }) => court).join(', ');
    const what = t(($) => $.series.skippedDate, { date: dayText(first.date), courts });
    const note = t(($) => $.series.reasons[first.reason]);
    return [{ date: first.date, places: all.map(({ court }) => ({ court, start, end })), what, note }];
  });
  const cancelled = byDate((cancelledDates ?? []).filter(isToCome)).flatMap((places): readonly ListedDate[] => {
    const [first] = places;
    if (!first) return [];
    const where = places.map((each) =>
      t(($) => $.series.cancelledPlace, { court: each.court, time: timeRange(each.start, each.end) }),
    );
    return [{ date: first.date, places, what: `${dayText(first.date)}, ${where.join('; ')}` }];
  });
  const shared = {
    isBusy,
    onAdd: (listed: ListedDate) => add(_id, listed, () => setAdded((known) => [...known, listed.date])),
  };
  return (
    <>
      <DateList
        {...shared}
        title={t(($) => $.series.skipped)}
        dates={leftOut}
        action={t(($) => $.series.add)}
        actionNamed={(what) => t(($) => $.series.addNamed, { what })}
      />
      <DateList
        {...shared}
        title={t(($) => $.series.cancelled)}
        dates={cancelled}
        action={t(($) => $.series.again)}
        actionNamed={(what) => t(($) => $.series.againNamed, { what })}
      />
    </>
  );
};
