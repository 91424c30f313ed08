import type { LocalDate } from '@platzwart/contracts/core';
import styled from '@emotion/styled';
import { useFormat } from '../../core/useFormat.ts';
import { radius } from '../../ui/shape.ts';
import { headingFont } from '../../ui/typography.ts';

const Leaf = styled('time')(({ theme }) => ({
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

/** A leaf of the wall calendar; read aloud as the whole date. */
export const DayLeaf = ({ date }: { date: LocalDate }) => {
  const format = useFormat();
  return (
    <Leaf dateTime={date} aria-label={format.date(date, 'long')} role="img">
      <span>{format.date(date, 'weekday')}</span>
      <strong>{Number(date.slice(8))}</strong>
      <span>{format.date(date, 'month')}</span>
    </Leaf>
  );
};
