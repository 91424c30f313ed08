import { useCallback } from 'react';
import styled from '@emotion/styled';
import * as v from 'valibot';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import type { Booking } from '../useBooking.ts';
import { DateBar } from './DateBar.tsx';
import { DateStrip } from './DateStrip.tsx';
import { useStripDays } from './useStripDays.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  [theme.breakpoints.down('md')]: { '& > :first-of-type': { flex: '1 1 auto' } },
}));

/** The days: one by one everywhere, two weeks at a glance where there is room. */
export const WhichDay = ({ booking }: { booking: Booking }) => {
  const { wanted, clock, go } = booking;
  const days = useStripDays(booking);
  const pick = useCallback((date: LocalDate) => go({ date }), [go]);
  const pickText = (text: string) => {
    const date = v.safeParse(localDateSchema, text);
    if (date.success) pick(date.output);
  };
  return (
    <Row>
      <DateBar date={wanted.date} today={clock.date} onPick={pick} onPickText={pickText} />
      <DateStrip days={days} date={wanted.date} today={clock.date} onPick={pick} />
    </Row>
  );
};
