import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Page } from '../ui/layout/Page.tsx';
import { Tabs } from '../ui/layout/Tabs.tsx';
import { useSportName } from '../core/texts/useSportName.ts';
import { ChooseStep } from './choose/ChooseStep.tsx';
import { PlanSkeleton } from './choose/PlanSkeleton.tsx';
import { SkipToPlan } from './choose/SkipToPlan.tsx';
import { LostNotices, OrderSteps } from './lazy/lazyComponents.ts';
import { StepChange } from './steps/StepChange.tsx';
import { useSteps } from './steps/useSteps.ts';
import type { BookedCourts } from './useBookCourts.ts';
import { type Booking, useBooking } from './useBooking.ts';

const SportTabs = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking');
  const sportName = useSportName();
  const { sports, requested, go, prefer } = booking;
  const choose = (sport: string) => {
    prefer({ sport });
    go({ sport });
  };
  return (
    <Tabs
      label={t(($) => $.sports)}
      tabs={sports.map((sport) => ({ key: sport, label: sportName(sport) }))}
      selected={requested.sport}
      panelId="booking-panel"
      onSelect={choose}
    />
  );
};

/** The way into the plan is the first stop of the Tab key below the heading. */
const PlanHeader = ({ booking }: { booking: Booking }) => (
  <>
    <SkipToPlan />
    <SportTabs booking={booking} />
  </>
);

type AfterPlanProps = ComponentProps<typeof OrderSteps> & { isChoosing: boolean };

const AfterPlan = ({ isChoosing, ...order }: AfterPlanProps) => (
  <Suspense fallback={isChoosing ? null : <PlanSkeleton />}>
    <OrderSteps {...order} />
  </Suspense>
);

type LostProps = { booking: Booking; isOverPlan: boolean; isOver: boolean };

const Lost = ({ booking, isOverPlan, isOver }: LostProps) =>
  !isOver &&
  booking.wizard.lost.length > 0 && (
    <Suspense>
      <LostNotices {...booking} isOverPlan={isOverPlan} />
    </Suspense>
  );

const stepName = (booked: BookedCourts | null, { activeStep }: Booking['wizard']): string =>
  booked ? 'booked' : `step ${activeStep}`;

const Steps = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking');
  const [booked, setBooked] = useState<BookedCourts | null>(null);
  const { wizard } = booking;
  const { step, finish } = useSteps({ wizard, apply: booking.apply, onLeaveBooked: () => setBooked(null) });
  const show = (courts: BookedCourts | null) => {
    setBooked(courts);
    if (courts) finish();
  };
  const isChoosing = !booked && wizard.isChecked && wizard.activeStep === 0;
  // What holds for a child is loaded by the steps after the plan.
  const isOrdering = !isChoosing || wizard.idempotencyKey !== null || wizard.bookedFor !== null;
  return (
    <Page title={t(($) => $.title)} width="wide" actions={isChoosing && <PlanHeader booking={booking} />}>
      <StepChange step={stepName(booked, wizard)}>
        <Lost booking={booking} isOverPlan={isChoosing} isOver={booked !== null} />
        {isOrdering && <AfterPlan {...{ booking, booked, isChoosing }} onBooked={show} onStep={step} />}
        {isChoosing && <ChooseStep booking={booking} onNext={() => step(1)} />}
      </StepChange>
    </Page>
  );
};

/** An ADMIN of a club without courts is shown what is still to be set up (decisions.md N1). */
const NoCourts = ({ setup }: Pick<Booking, 'setup'>) => {
  const { t } = useTranslation('booking');
  if (setup.person.role === 'ADMIN') return <Navigate replace to="/dashboard" />;
  return (
    <Page title={t(($) => $.title)} width="wide">
      <p>{t(($) => $.noCourts)}</p>
    </Page>
  );
};

/** The wizard of product.md §4, from the plan to the booking. */
export const BookingSteps = () => {
  const booking = useBooking();
  return booking.sports.length === 0 ? <NoCourts setup={booking.setup} /> : <Steps booking={booking} />;
};
