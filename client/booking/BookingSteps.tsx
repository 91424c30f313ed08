import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../ui/Page.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useSportName } from '../core/useSportName.ts';
import { ChooseStep } from './choose/ChooseStep.tsx';
import { PlanSkeleton } from './choose/PlanSkeleton.tsx';
import { SkipToPlan } from './choose/SkipToPlan.tsx';
import { LostNotices, OrderSteps } from './late/lateBooking.ts';
import { useLostAnnounced } from './lost/useLostAnnounced.ts';
import { useSteps } from './steps/useSteps.ts';
import type { BookedCourts } from './useBookCourts.ts';
import { type Booking, useBooking } from './useBooking.ts';

const SportTabs = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation('booking');
  const sportName = useSportName();
  const { sports, wanted, go, prefer } = booking;
  const choose = (sport: string) => {
    prefer({ sport });
    go({ sport });
  };
  return (
    <Tabs
      label={t(($) => $.sports)}
      tabs={sports.map((sport) => ({ key: sport, label: sportName(sport) }))}
      selected={wanted.sport}
      panelId="booking-panel"
      onSelect={choose}
    />
  );
};

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

/** The wizard of product.md §4, from the plan to the booking. */
export const BookingSteps = () => {
  const { t } = useTranslation('booking');
  const booking = useBooking();
  const [booked, setBooked] = useState<BookedCourts | null>(null);
  const { wizard, setup } = booking;
  const step = useSteps(wizard, booking.apply);
  useLostAnnounced(wizard.lost, setup.plans);
  const isChoosing = !booked && wizard.isChecked && wizard.activeStep === 0;
  const isOrdering = !isChoosing || wizard.idempotencyKey !== null;
  return (
    <Page title={t(($) => $.title)} width="wide" actions={isChoosing && <SportTabs booking={booking} />}>
      {isChoosing && <SkipToPlan />}
      <Lost booking={booking} isOverPlan={isChoosing} isOver={booked !== null} />
      {isOrdering && <AfterPlan {...{ booking, booked, isChoosing }} onBooked={setBooked} onStep={step} />}
      {isChoosing && <ChooseStep booking={booking} onNext={() => step(1)} />}
    </Page>
  );
};
