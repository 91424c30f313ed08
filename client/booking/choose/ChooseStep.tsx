import { useEffect, useEffectEvent, useState } from 'react';
import styled from '@emotion/styled';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { addDays } from '@platzwart/contracts/core';
import { OwnBookingSheet } from '../data/useOwnBookings.tsx';
import { ClearSheet, usePreloadedParts } from '../late/lateBooking.ts';
import type { Booking } from '../useBooking.ts';
import { clear } from '../wizard/wizardChanges.ts';
import { LegendItems } from './LegendItems.tsx';
import { PlanHeading } from './PlanHeading.tsx';
import { PlanTools } from './PlanTools.tsx';
import { PlanView } from './PlanView.tsx';
import { QuickChips } from './QuickChips.tsx';
import { Selection } from './Selection.tsx';
import { WhichDay } from './WhichDay.tsx';
import { useBoard } from './useBoard.ts';
import { OnDemand } from '../../ui/OnDemand.tsx';
import { useMediaQuery } from '../../core/useMediaQuery.ts';
import { usePlanActions } from './usePlanActions.ts';
import { usePrefetchedDays } from './usePrefetchedDays.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  alignItems: 'start',
  '@media (min-width: 1440px)': { gridTemplateColumns: 'minmax(0, 1fr) 304px' },
  '@media print': { display: 'block' },
}));
const Controls = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
  '*:fullscreen > &': { display: 'none' },
  '@media print': { display: 'none' },
}));
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  minWidth: 0,
}));
const Board = styled('div')(({ theme }) => ({
  minWidth: 0,
  background: theme.vars.palette.background.default,
  '&:fullscreen': { overflow: 'auto', padding: theme.spacing(6) },
  '@media print': { background: 'none' },
}));
const LegendRow = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3),
  [theme.breakpoints.down('md')]: { display: 'none' },
  '*:fullscreen > &': { display: 'block' },
  '@media print': { display: 'none' },
}));

/** At midnight the board goes on to the new day by itself. */
const useMidnight = (isBoard: boolean, { clock, go }: Pick<Booking, 'clock' | 'go'>) => {
  const showToday = useEffectEvent(() => go({ date: clock.date }));
  useEffect(() => {
    if (isBoard) showToday();
  }, [isBoard, clock.date]);
};

/** Step 1: the day, the plan, and what was chosen in it. */
export const ChooseStep = ({ booking, onNext }: { booking: Booking; onNext: () => void }) => {
  const isTiny = useMediaQuery('(max-width: 359.98px)');
  const [only, setOnly] = useState<BookingCategory | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [isClearing, setClearing] = useState(false);
  const closeOpened = () => setOpenedId(null);
  const closeClearing = () => setClearing(false);
  const { board, isBoard, open } = useBoard();
  const { why, choose, actions } = usePlanActions(booking, setOpenedId, () => setClearing(true));
  usePrefetchedDays(booking);
  useMidnight(isBoard, booking);
  const { day, preferences, prefer, own, apply, wanted, go, setup } = booking;
  usePreloadedParts(day !== null);
  const view = preferences.view ?? (isTiny ? 'list' : 'grid');
  const opened = openedId === null ? undefined : own.get(openedId);
  return (
    <Layout>
      <Board ref={board} id="booking-panel" role="tabpanel" aria-labelledby={`booking-panel-${wanted.sport}`}>
        <Controls>
          <WhichDay booking={booking} />
          <Row>
            {day && <QuickChips day={day} onChoose={choose} onNextDay={() => go({ date: addDays(wanted.date, 1) })} />}
            <PlanTools
              view={view}
              onView={(chosen) => prefer({ view: chosen })}
              only={only}
              onOnly={setOnly}
              onBoard={open}
            />
          </Row>
        </Controls>
        <PlanHeading sport={wanted.sport} date={wanted.date} clubName={setup.clubName} />
        <PlanView booking={booking} view={isBoard ? 'grid' : view} only={only} why={why} actions={actions} />
        <LegendRow>
          <LegendItems only={only} onChoose={setOnly} />
        </LegendRow>
      </Board>
      <Selection booking={booking} onNext={onNext} onClear={() => setClearing(true)} />
      {isClearing && (
        <OnDemand onClose={closeClearing}>
          <ClearSheet
            onClose={closeClearing}
            onClear={() => {
              apply(clear);
              closeClearing();
            }}
          />
        </OnDemand>
      )}
      {opened && (
        <OnDemand onClose={closeOpened}>
          <OwnBookingSheet
            booking={opened}
            isAsking={false}
            onClose={closeOpened}
            onCancelled={booking.courtPlan.refresh}
          />
        </OnDemand>
      )}
    </Layout>
  );
};
