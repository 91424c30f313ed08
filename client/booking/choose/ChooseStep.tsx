import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import styled from '@emotion/styled';
import type { BookingCategory } from '@platzwart/contracts/booking';
import {
  BelowPlan,
  ClearSheet,
  OpenOrders,
  PlanExtras,
  PlanHeading,
  PlanTools,
  usePreloadedComponents,
} from '../lazy/lazyComponents.ts';
import type { Booking } from '../useBooking.ts';
import { clear } from '../wizard/wizardChanges.ts';
import { OwnBookingOverlay } from './OwnBookingOverlay.tsx';
import { PlanView } from './PlanView.tsx';
import { Selection } from './Selection.tsx';
import { StickyDays } from './StickyDays.tsx';
import { useFullScreenPlan } from './useFullScreenPlan.ts';
import { touchTarget } from '../../ui/theme/shape.ts';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { LazyOverlay } from '../../ui/overlays/LazyOverlay.tsx';
import { useMediaQuery } from '../../core/browser/useMediaQuery.ts';
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
  display: 'flex',
  gap: theme.spacing(2),
  alignItems: 'center',
  minWidth: 0,
  // As high as its buttons, which come after the plan.
  minHeight: touchTarget + 8,
  marginBottom: theme.spacing(2),
  '*:fullscreen > &': { display: 'none' },
  '@media print': { display: 'none' },
}));
const Board = styled('div')(({ theme }) => ({
  minWidth: 0,
  background: theme.vars.palette.background.default,
  '&:fullscreen': { overflow: 'auto', padding: theme.spacing(6) },
  '@media print': { background: 'none' },
}));
/** At midnight the full-screen plan changes to the new day by itself. */
const useMidnight = (isBoard: boolean, { clock, go }: Pick<Booking, 'clock' | 'go'>) => {
  const showToday = useEffectEvent(() => go({ date: clock.date }));
  useEffect(() => {
    if (isBoard) showToday();
  }, [isBoard, clock.date]);
};

const Title = ({ booking: { requested, setup } }: { booking: Booking }) => (
  <Suspense>
    <PlanHeading sport={requested.sport} date={requested.date} clubName={setup.clubName} />
  </Suspense>
);

/** The chosen view of the plan; a list on the narrowest screens by default. */
const useView = ({ preferences }: Booking): 'grid' | 'list' => {
  const isTiny = useMediaQuery('(max-width: 359.98px)');
  return preferences.view ?? (isTiny ? 'list' : 'grid');
};

const densityOf = ({ preferences }: Booking) => preferences.density ?? 'comfortable';

/** Step 1: the day, the plan, and the selection. */
export const ChooseStep = ({ booking, onNext }: { booking: Booking; onNext: () => void }) => {
  const view = useView(booking);
  const [only, setOnly] = useState<BookingCategory | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [isClearing, setClearing] = useState(false);
  const closeClearing = () => setClearing(false);
  const { board, isBoard, open } = useFullScreenPlan();
  const { explanation, take, actions } = usePlanActions(booking, setOpenedId, () => setClearing(true));
  usePrefetchedDays(booking);
  useMidnight(isBoard, booking);
  const { day, prefer, apply, requested } = booking;
  const opened = { booking, openedId, onClose: () => setOpenedId(null) };
  const isPlanReady = usePreloadedComponents(day !== null);
  return (
    <Layout>
      <Board ref={board} id="booking-panel" role="tabpanel" aria-labelledby={`booking-panel-${requested.sport}`}>
        <StickyDays booking={booking} hasStrip={isPlanReady} />
        <Controls>
          {isPlanReady && (
            <Suspense>
              <PlanExtras booking={booking} take={take} />
              <PlanTools
                view={view}
                onView={(chosen) => prefer({ view: chosen })}
                only={only}
                onOnly={setOnly}
                onBoard={open}
                density={densityOf(booking)}
                onDensity={(density) => prefer({ density })}
              />
            </Suspense>
          )}
        </Controls>
        {isPlanReady && <Title booking={booking} />}
        {isPlanReady && (
          <SilentBoundary>
            <OpenOrders />
          </SilentBoundary>
        )}
        <PlanView
          booking={booking}
          view={isBoard ? 'grid' : view}
          only={only}
          explanation={explanation}
          actions={actions}
        />
        {isPlanReady && (
          <Suspense>
            <BelowPlan {...opened} only={only} onChoose={setOnly} />
          </Suspense>
        )}
      </Board>
      <Selection booking={booking} onNext={onNext} onClear={() => setClearing(true)} />
      {isClearing && (
        <LazyOverlay onClose={closeClearing}>
          <ClearSheet
            onClose={closeClearing}
            onClear={() => {
              apply(clear);
              closeClearing();
            }}
          />
        </LazyOverlay>
      )}
      <OwnBookingOverlay {...opened} />
    </Layout>
  );
};
