import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../ui/Page.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useSportName } from '../core/useSportName.ts';
import { BookedStep } from './booked/BookedStep.tsx';
import { ChooseStep } from './choose/ChooseStep.tsx';
import { SkipToPlan } from './choose/SkipToPlan.tsx';
import { ConfirmStep } from './confirm/ConfirmStep.tsx';
import { LostNotices } from './lost/LostNotices.tsx';
import { useLostAnnounced } from './lost/useLostAnnounced.ts';
import { type Order, useOrder } from './order/useOrder.ts';
import { PayStep } from './pay/PayStep.tsx';
import { totalsOf } from './selection/mergeSlots.ts';
import { Checking } from './steps/Checking.tsx';
import { StepProgress } from './steps/StepProgress.tsx';
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

const ActiveStep = ({ booking, order }: { booking: Booking; order: Order }) => {
  const { wizard, apply, recheck, recheckFailure } = booking;
  const step = useSteps(wizard, apply);
  if (!wizard.isChecked) return <Checking failure={recheckFailure} onRetry={() => void recheck()} />;
  if (wizard.activeStep === 1) {
    return <ConfirmStep booking={booking} order={order} onBack={() => step(0)} onPay={() => step(2)} />;
  }
  if (wizard.activeStep === 2) return <PayStep booking={booking} order={order} onBack={() => step(1)} />;
  return <ChooseStep booking={booking} onNext={() => step(1)} />;
};

/** The wizard of product.md §4, from the plan to the booking. */
export const BookingSteps = () => {
  const { t } = useTranslation('booking');
  const booking = useBooking();
  const [booked, setBooked] = useState<BookedCourts | null>(null);
  const order = useOrder(booking, setBooked);
  const { wizard, setup } = booking;
  useLostAnnounced(wizard.lost, setup.plans);
  const isChoosing = !booked && wizard.isChecked && wizard.activeStep === 0;
  return (
    <Page title={t(($) => $.title)} width="wide" actions={isChoosing && <SportTabs booking={booking} />}>
      {isChoosing && <SkipToPlan />}
      {!booked && <LostNotices {...booking} isOverPlan={isChoosing} />}
      {booked ? (
        <BookedStep bookings={booked} setup={setup} onAgain={() => setBooked(null)} />
      ) : (
        <>
          {!isChoosing && <StepProgress active={wizard.activeStep} hasPayment={totalsOf(wizard.slots).price > 0} />}
          <ActiveStep booking={booking} order={order} />
        </>
      )}
    </Page>
  );
};
