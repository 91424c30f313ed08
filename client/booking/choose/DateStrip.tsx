import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { type LocalDate, addDays, weekdayOf } from '@platzwart/contracts/core';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { motion } from '../../ui/theme/motion.ts';
import type { NothingFree } from '../../courtPlan/plan/whyNothingIsFree.ts';
import { radius } from '../../ui/theme/shape.ts';

export type StripDay = Readonly<{
  date: LocalDate;
  free: Readonly<{ hours: number; level: 0 | 1 | 2 | 3; reason: NothingFree }> | null;
}>;

const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
  gap: theme.spacing(1),
  [theme.breakpoints.down('md')]: { display: 'none' },
}));
const DayButton = styled('button')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  padding: theme.spacing(1.5, 0),
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.1,
  cursor: 'pointer',
  transition: `background ${motion.quick}`,
  '& > small': { color: theme.vars.palette.text.secondary, fontSize: '0.75rem', fontWeight: 500 },
  '&:hover': { background: theme.vars.palette.primary.light },
  '&[data-weekend="true"] > small': { color: theme.vars.palette.secondary.main },
  '&[data-today="true"]': { borderColor: theme.vars.palette.primary.main },
  '&[data-over="true"]': { color: theme.vars.palette.text.secondary, fontWeight: 500 },
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    '& > small': { color: 'inherit' },
    // Windows' contrast themes take the background away.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
}));
const Dots = styled('span')({ display: 'flex', gap: 2, height: 5 });
const Dot = styled('span')({ width: 5, height: 5, borderRadius: '50%', background: 'currentColor' });

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

type DateStripProps = {
  days: readonly StripDay[];
  date: LocalDate;
  today: LocalDate;
  onPick: (date: LocalDate) => void;
};

/** Two weeks: one tab stop, arrow keys move from day to day; dots show the number of free hours. */
const FullDateStrip = ({ days, date, today, onPick }: DateStripProps) => {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const freeText = (free: StripDay['free']): string => {
    if (!free) return '';
    return free.hours === 0 ? t(($) => $.dates.none[free.reason]) : t(($) => $.dates.free, { count: free.hours });
  };
  const nameOf = (day: StripDay): string => [format.date(day.date), freeText(day.free)].filter(Boolean).join(', ');
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = moves[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = addDays(date, target);
    onPick(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
  return (
    <Strip role="group" aria-label={t(($) => $.dates.label)} onKeyDown={move}>
      {days.map((day) => (
        <DayButton
          key={day.date}
          type="button"
          data-date={day.date}
          data-today={day.date === today}
          data-over={day.date < today}
          data-weekend={weekdayOf(day.date) >= 6}
          aria-pressed={day.date === date}
          aria-current={day.date === today ? 'date' : undefined}
          aria-label={nameOf(day)}
          title={nameOf(day)}
          tabIndex={day.date === date ? 0 : -1}
          onClick={() => onPick(day.date)}
        >
          <small>{format.date(day.date, 'weekday')}</small>
          {Number(day.date.slice(8))}
          <Dots aria-hidden="true">
            {Array.from({ length: day.free?.level ?? 0 }, (_, index) => (
              <Dot key={index} />
            ))}
          </Dots>
        </DayButton>
      ))}
    </Strip>
  );
};

/** Rendered again only when a day changes, not with every tap in the plan. */
export const DateStrip = memo(FullDateStrip);
