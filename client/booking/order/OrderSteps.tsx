import { Checking } from '../steps/Checking.tsx';
import { BookedStep } from '../booked/BookedStep.tsx';
import { ConfirmStep } from '../confirm/ConfirmStep.tsx';
import { PayStep } from '../pay/PayStep.tsx';
import { StepProgress } from '../steps/StepProgress.tsx';
import type { BookedCourts } from '../useBookCourts.ts';
import type { Booking } from '../useBooking.ts';
import { orderTotals } from '../wizard/orderTotals.ts';
import type { Step } from '../wizard/wizardState.ts';
import { type Order, useOrder } from './useOrder.ts';

type OrderStepsProps = {
  booking: Booking;
  booked: BookedCourts | null;
  onBooked: (booked: BookedCourts | null) => void;
  onStep: (step: Step) => void;
};

const ActiveStep = ({ booking, order, onStep }: Pick<OrderStepsProps, 'booking' | 'onStep'> & { order: Order }) => {
  const { wizard, recheck, recheckFailure } = booking;
  if (!wizard.isChecked) return <Checking failure={recheckFailure} onRetry={() => void recheck()} />;
  if (wizard.activeStep === 1) {
    return <ConfirmStep booking={booking} order={order} onBack={() => onStep(0)} onPay={() => onStep(2)} />;
  }
  return wizard.activeStep === 2 && <PayStep booking={booking} order={order} onBack={() => onStep(1)} />;
};

/** The steps after the plan: confirmation, payment, success. Stays while an order is in progress. */
export const OrderSteps = ({ booking, booked, onBooked, onStep }: OrderStepsProps) => {
  const { wizard, setup } = booking;
  const order = useOrder(booking, onBooked);
  if (booked) return <BookedStep bookings={booked} setup={setup} onAgain={() => onBooked(null)} />;
  const isChoosing = wizard.isChecked && wizard.activeStep === 0;
  return (
    <>
      {!isChoosing && (
        <StepProgress active={wizard.activeStep} hasPayment={orderTotals(wizard.slots, setup).price > 0} />
      )}
      <ActiveStep booking={booking} order={order} onStep={onStep} />
    </>
  );
};
