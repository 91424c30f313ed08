import { type ComponentProps, Suspense, useEffect, useEffectEvent, useState } from 'react';
import styled from '@emotion/styled';
import type { BookingCategory } from '@platzwart/contracts/booking';
import { addDays } from '@platzwart/contracts/core';
import {
  ClearSheet,
  GapHint,
  JoinWaitingList,
  LegendItems,
  PlanHeading,
  PlanTools,
  QuickChips,
  RequestedBlock,
  UpcomingEvents,
  usePreloadedComponents,
} from '../lazy/lazyComponents.ts';
import type { SelectionChange } from '../../courtPlan/selection/toggleSlot.ts';
import type { Booking } from '../useBooking.ts';
import { clear } from '../wizard/wizardChanges.ts';
import { OwnOverlays } from './OwnOverlays.tsx';
import { PlanView } from './PlanView.tsx';
import { Selection } from './Selection.tsx';
import { StickyDays } from './StickyDays.tsx';
import { useFullScreenPlan } from './useFullScreenPlan.ts';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { touchTarget } from '../../ui/theme/shape.ts';
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
const LegendRow = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3),
  [theme.breakpoints.down('md')]: { display: 'none' },
  '*:fullscreen > &': { display: 'block' },
  '@media print': { display: 'none' },
}));

/** Below the plan: above it, it would push the plan down when it arrives. */
const ClubEvents = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(6),
  '*:fullscreen > &': { display: 'none' },
  '@media print': { display: 'none' },
}));

/** At midnight the full-screen plan changes to the new day by itself. */
const useMidnight = (isBoard: boolean, { clock, go }: Pick<Booking, 'clock' | 'go'>) => {
  const showToday = useEffectEvent(() => go({ date: clock.date }));
  useEffect(() => {
    if (isBoard) showToday();
  }, [isBoard, clock.date]);
};

type PlanExtrasProps = { booking: Booking; take: (change: SelectionChange) => boolean };

/** Ways to a time besides the plan: the next free ones, and the one that the address asks for. */
const PlanExtras = ({ booking, take }: PlanExtrasProps) => {
  const { day, block, go, requested, wizard } = booking;
  if (!day) return null;
  const isRequested = day.date === requested.date && day.sport === requested.sport;
  return (
    <>
      <QuickChips
        day={day}
        slots={wizard.slots}
        onTake={take}
        onNextDay={() => go({ date: addDays(requested.date, 1) })}
      />
      {block && isRequested && <RequestedBlock {...booking} day={day} block={block} />}
    </>
  );
};

const Title = ({ booking: { requested, setup } }: { booking: Booking }) => (
  <Suspense>
    <PlanHeading sport={requested.sport} date={requested.date} clubName={setup.clubName} />
  </Suspense>
);

type BelowPlanProps = ComponentProps<typeof LegendItems> & { booking: Booking };

const BelowPlan = ({ booking, ...choice }: BelowPlanProps) => (
  <>
    <Suspense>
      <GapHint booking={booking} />
    </Suspense>
    <LegendRow>
      <Suspense>
        <LegendItems {...choice} />
      </Suspense>
    </LegendRow>
    <Suspense>
      <JoinWaitingList day={booking.requested} setup={booking.setup} />
    </Suspense>
    <ClubEvents>
      <SilentBoundary>
        <UpcomingEvents />
      </SilentBoundary>
    </ClubEvents>
  </>
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
        <PlanView
          booking={booking}
          view={isBoard ? 'grid' : view}
          only={only}
          explanation={explanation}
          actions={actions}
        />
        {isPlanReady && <BelowPlan booking={booking} only={only} onChoose={setOnly} />}
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
      <OwnOverlays booking={booking} isPlanReady={isPlanReady} openedId={openedId} onClose={() => setOpenedId(null)} />
    </Layout>
  );
};
