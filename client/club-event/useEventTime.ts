import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useEventTime_event$key } from '../__generated__/useEventTime_event.graphql.ts';
import { useFormat } from '../core/formatting/useFormat.ts';

/** When an event is: its days, and the times of each. */
export const useEventTime = (key: useEventTime_event$key): Readonly<{ days: string; times: string }> => {
  const { t } = useTranslation('clubEvent');
  const { date: day, timeRange } = useFormat();
  const { date, endDate, start, end } = useFragment(
    graphql`
      fragment useEventTime_event on Event {
        date
        endDate
        start
        end
      }
    `,
    key,
  );
  const isOneDay = date === endDate;
  const times = (): string => {
    if (start == null) return t(($) => $.allDay);
    const time = end == null ? t(($) => $.from, { time: start }) : timeRange(start, end);
    return isOneDay ? time : t(($) => $.daily, { time });
  };
  const days = isOneDay ? day(date, 'long') : t(($) => $.range, { first: day(date), last: day(endDate, 'long') });
  return { days, times: times() };
};
