import type { CSSProperties } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { minuteOfDay } from '@platzwart/contracts/core';
import { endMinute } from '@platzwart/contracts/booking';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { categoryStyles } from '../../courtPlan/grid/categoryStyles.ts';
import { endOf, startOf } from '../../courtPlan/plan/slot.ts';
import { Icon } from '../../ui/graphics/Icon.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { radius } from '../../ui/theme/shape.ts';
import type { PlannedSport } from '../../courtPlan/plan/sportPlan.ts';
import type { SharedBooking } from '../data/planBookingOf.ts';

const height = 32;

const Strip = styled('ul')(({ theme }) => ({
  position: 'relative',
  height,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.cell,
  // A line at each full hour.
  backgroundColor: theme.vars.palette.background.default,
  backgroundImage: `linear-gradient(to right, ${theme.vars.palette.divider} 1px, transparent 1px)`,
  backgroundSize: 'var(--hour) 100%',
}));
const Block = styled('li')(({ theme }) => ({
  ...theme.typography.caption,
  container: 'bar / inline-size',
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  gap: theme.spacing(1),
  alignItems: 'center',
  padding: theme.spacing(0, 1),
  overflow: 'hidden',
  borderLeft: '3px solid var(--edge)',
  background: 'var(--fill)',
  color: 'var(--text)',
  '&[data-over="true"]': {
    background: theme.vars.palette.background.default,
    color: theme.vars.palette.text.secondary,
  },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));
const Who = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // A bar of a few pixels has no room for letters; the line below it says who plays.
  '@container today (max-width: 52rem)': { display: 'none' },
});
/** The icon gives way to the name where a bar has no room for both. */
const Kind = styled('span')({
  display: 'flex',
  '@container today (min-width: 52.01rem)': { '@container bar (max-width: 5rem)': { display: 'none' } },
});
const Now = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  width: 2,
  background: theme.vars.palette.court.clay,
  '@media (forced-colors: active)': { background: 'Highlight' },
}));

type Hours = Readonly<{ opens: number; closes: number }>;

export const hoursOf = ({ opensAt, closesAt }: PlannedSport): Hours => ({
  opens: minuteOfDay(opensAt),
  closes: endMinute(closesAt),
});
const shareOf = (minute: number, { opens, closes }: Hours): string =>
  `${((Math.min(Math.max(minute, opens), closes) - opens) / (closes - opens)) * 100}%`;
/** CSS variables are no part of React's type of styles. */
type Variables = CSSProperties & Readonly<Record<`--${string}`, string>>;

const styleOf = ({ startMinute, endMinute: end, category }: SharedBooking, hours: Hours): Variables => {
  const tint = `--pw-palette-calendar-${categoryStyles[category].tint}`;
  return {
    left: shareOf(startMinute, hours),
    right: `calc(100% - ${shareOf(end, hours)})`,
    '--fill': `var(${tint}-fill)`,
    '--edge': `var(${tint}-edge)`,
    '--text': `var(${tint}-text)`,
  };
};

type CourtStripProps = {
  label: string;
  hours: Hours;
  minute: number;
  bookings: readonly SharedBooking[];
  who: (booking: SharedBooking) => string;
};

/** One court's day from opening to closing: a bar for each booking, and a line at the current time. */
export const CourtStrip = ({ label, hours, minute, bookings, who }: CourtStripProps) => {
  const { t } = useTranslation('today');
  const { timeRange } = useFormat();
  const style: Variables = { '--hour': `${6_000 / (hours.closes - hours.opens)}%` };
  const isOpen = minute >= hours.opens && minute < hours.closes;
  return (
    <Strip aria-label={label} style={style}>
      {bookings.map((booking) => {
        const time = timeRange(startOf(booking), endOf(booking));
        const text = t(($) => $.booking, { time, who: who(booking) });
        return (
          <Block key={booking.id} style={styleOf(booking, hours)} title={text} data-over={booking.endMinute <= minute}>
            <VisuallyHidden>{text}</VisuallyHidden>
            <Kind>
              <Icon path={categoryStyles[booking.category].icon} />
            </Kind>
            <Who aria-hidden="true">{who(booking)}</Who>
          </Block>
        );
      })}
      {isOpen && (
        <li aria-hidden="true">
          <Now style={{ left: shareOf(minute, hours) }} />
        </li>
      )}
    </Strip>
  );
};
