import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { type LocalDate, addDays, weekdayOf } from '@platzwart/contracts/core';
import type { MonthGrid_days$key } from '../../../__generated__/MonthGrid_days.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { weekOf } from '../address/calendarAddress.ts';
import { MonthDay } from './MonthDay.tsx';
import './monthGrid.css';

const Weekdays = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: theme.spacing(1),
  padding: theme.spacing(0, 0, 1),
  color: theme.vars.palette.text.secondary,
  fontWeight: 600,
  textAlign: 'center',
  [theme.breakpoints.down('md')]: { '@media not print': { display: 'none' } },
}));
/** Seven columns; on a phone one day below the other. */
const Days = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { '@media not print': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

type MonthGridProps = { days: MonthGrid_days$key; today: LocalDate; onOpen: (date: LocalDate) => void };

/** The days of a month in their weeks, from Monday. */
export const MonthGrid = ({ days: key, today, onOpen }: MonthGridProps) => {
  const { t } = useTranslation('bookingAdmin');
  const { date: dateText } = useFormat();
  const days = useFragment(
    graphql`
      fragment MonthGrid_days on CalendarDay @relay(plural: true) {
        date
        ...MonthDay_day
      }
    `,
    key,
  );
  const monday = weekOf(today).fromDate;
  return (
    <>
      <Weekdays aria-hidden="true">
        {Array.from({ length: 7 }, (_, index) => (
          <span key={index}>{dateText(addDays(monday, index), 'weekday')}</span>
        ))}
      </Weekdays>
      <Days className="month-days" aria-label={t(($) => $.month.label)}>
        {days.map((day) => (
          <MonthDay
            key={day.date}
            day={day}
            column={weekdayOf(day.date)}
            isToday={day.date === today}
            onOpen={() => onOpen(day.date)}
          />
        ))}
      </Days>
    </>
  );
};
