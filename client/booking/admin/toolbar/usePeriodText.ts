import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { type CalendarAddress, weekOf } from '../address/calendarAddress.ts';

/** The days in view, in words; `short` for a phone. */
export const usePeriodText = ({ view, date: day }: CalendarAddress): Readonly<{ long: string; short: string }> => {
  const { t } = useTranslation('bookingAdmin');
  const { date } = useFormat();
  const { fromDate, toDate } = weekOf(day);
  const texts = {
    day: () => ({ long: date(day, 'long'), short: `${date(day, 'weekday')}, ${date(day, 'numeric')}` }),
    week: () => ({
      long: t(($) => $.dates.span, { from: date(fromDate, 'dayAndMonth'), to: date(toDate, 'plain') }),
      short: t(($) => $.dates.span, { from: date(fromDate, 'numeric'), to: date(toDate, 'numeric') }),
    }),
    month: () => ({ long: date(day, 'monthAndYear'), short: `${date(day, 'month')} ${day.slice(0, 4)}` }),
    list: () => ({
      long: t(($) => $.dates.from, { date: date(day, 'plain') }),
      short: t(($) => $.dates.from, { date: date(day, 'numeric') }),
    }),
  };
  return texts[view]();
};
