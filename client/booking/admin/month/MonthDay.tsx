import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MonthDay_day$key } from '../../../__generated__/MonthDay_day.graphql.ts';
import { useFormat } from '../../../core/formatting/useFormat.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { motion } from '../../../ui/theme/motion.ts';
import { radius, touchTarget } from '../../../ui/theme/shape.ts';
import { CategoryMark } from '../CategoryMark.tsx';

const Item = styled('li', { shouldForwardProp: (name) => name !== 'column' })<{ column: number }>(({ column }) => ({
  minWidth: 0,
  '&:first-of-type': { '@media (min-width: 768px), print': { gridColumnStart: column } },
}));
const Open = styled('button')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  width: '100%',
  height: '100%',
  minHeight: 112,
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.control,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[aria-current="date"]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}` },
  [theme.breakpoints.down('md')]: {
    '@media not print': { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', minHeight: touchTarget },
  },
  '@media print': { minHeight: '16mm', padding: theme.spacing(1, 2), breakInside: 'avoid' },
}));
const Head = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
  '& > strong': { fontSize: '1.125rem' },
  [theme.breakpoints.down('md')]: { '@media not print': { flex: '1 1 8rem' } },
}));
const Weekday = styled('span')(({ theme }) => ({ [theme.breakpoints.up('md')]: { display: 'none' } }));
const Free = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '&[data-full="true"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));
const Counts = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 2),
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'inline-flex', gap: theme.spacing(1), alignItems: 'center', fontWeight: 600 },
  '@media print': { gap: theme.spacing(0.5, 1.5), fontSize: '8pt' },
}));

type MonthDayProps = { day: MonthDay_day$key; column: number; isToday: boolean; onOpen: () => void };

/** One day: opens its plan. `column`: ISO weekday, where the first day of the month stands. */
export const MonthDay = ({ day: key, column, isToday, onOpen }: MonthDayProps) => {
  const { t } = useTranslation(['bookingAdmin', 'courtPlan']);
  const { date: dateText } = useFormat();
  const { date, freeMinutes, bookings } = useFragment(
    graphql`
      fragment MonthDay_day on CalendarDay {
        date
        freeMinutes
        bookings {
          category
          count
        }
      }
    `,
    key,
  );
  const hours = Math.floor(freeMinutes / 60);
  const free = hours === 0 ? t(($) => $.month.full) : t(($) => $.month.free, { count: hours });
  return (
    <Item column={column}>
      <Open type="button" aria-current={isToday ? 'date' : undefined} onClick={onOpen}>
        <Head>
          <VisuallyHidden>{dateText(date, 'long')}: </VisuallyHidden>
          <strong aria-hidden="true">
            <Weekday>{dateText(date, 'weekday')} </Weekday>
            {Number(date.slice(8))}
          </strong>
          <Free data-full={hours === 0}>{free}</Free>
        </Head>
        <Counts>
          {bookings.map(({ category, count }) => (
            <span key={category}>
              <CategoryMark category={category} />
              {count}
              <VisuallyHidden> {t(($) => $.categories[category], { ns: 'courtPlan' })}, </VisuallyHidden>
            </span>
          ))}
        </Counts>
      </Open>
    </Item>
  );
};
