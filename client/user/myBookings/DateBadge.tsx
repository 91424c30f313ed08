import type { LocalDate } from '@platzwart/contracts/core';
import styled from '@emotion/styled';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { radius } from '../../ui/theme/shape.ts';
import { headingFont } from '../../ui/theme/typography.ts';

const Badge = styled('time')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  width: 64,
  height: 72,
  borderRadius: radius.control,
  background: theme.vars.palette.clay.tint,
  color: theme.vars.palette.clay.onTint,
  lineHeight: 1.2,
  '& span': { ...theme.typography.caption, fontWeight: 600 },
  '& strong': { fontFamily: headingFont, fontSize: '1.5rem', fontWeight: 750 },
}));

/** The day in the style of a calendar sheet; its accessible name is the whole date. */
export const DateBadge = ({ date }: { date: LocalDate }) => {
  const format = useFormat();
  return (
    <Badge dateTime={date} aria-label={format.date(date, 'long')} role="img">
      <span>{format.date(date, 'weekday')}</span>
      <strong>{Number(date.slice(8))}</strong>
      <span>{format.date(date, 'month')}</span>
    </Badge>
  );
};
