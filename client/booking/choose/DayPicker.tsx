import { Suspense, useCallback } from 'react';
import styled from '@emotion/styled';
import * as v from 'valibot';
import { type LocalDate, localDateSchema } from '@platzwart/contracts/core';
import { FortnightStrip } from '../lazy/lazyComponents.ts';
import type { Booking } from '../useBooking.ts';
import { DateBar } from './DateBar.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  [theme.breakpoints.down('md')]: { '& > :first-of-type': { flex: '1 1 auto' } },
}));

/** Has the height of the strip from the beginning, so that the plan does not move. */
const StripPlace = styled('div')(({ theme }) => ({
  flex: '1 1 480px',
  minHeight: 50,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

/** Chooses the day: one by one on all screens, from two weeks on wide ones. */
export const DayPicker = ({ booking, hasStrip }: { booking: Booking; hasStrip: boolean }) => {
  const { requested, clock, go } = booking;
  const pick = useCallback((date: LocalDate) => go({ date }), [go]);
  const pickText = (text: string) => {
    const date = v.safeParse(localDateSchema, text);
    if (date.success) pick(date.output);
  };
  return (
    <Row>
      <DateBar date={requested.date} today={clock.date} onPick={pick} onPickText={pickText} />
      <StripPlace>
        {hasStrip && (
          <Suspense>
            <FortnightStrip booking={booking} onPick={pick} />
          </Suspense>
        )}
      </StripPlace>
    </Row>
  );
};
