import { useEffect, useEffectEvent } from 'react';
import { Checking } from '../steps/Checking.tsx';
import { BookedStep } from '../booked/BookedStep.tsx';
import { ConfirmStep } from '../confirm/ConfirmStep.tsx';
import { type TypedPlayers, useTypedPlayers } from '../confirm/useTypedPlayers.ts';
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

type ActiveStepProps = Pick<OrderStepsProps, 'booking' | 'onStep'> & { order: Order; players: TypedPlayers };

const ActiveStep = ({ booking, order, players, onStep }: ActiveStepProps) => {
  const { wizard, recheck, recheckFailure } = booking;
  // The forward button of the browser does not ask the step that it leaves.
  const isHeld = wizard.isChecked && wizard.activeStep === 2 && players.hasUnpicked;
  const returnToConfirm = useEffectEvent(() => {
    players.tell();
    onStep(1);
  });
  useEffect(() => {
    if (isHeld) returnToConfirm();
  }, [isHeld]);
  if (!wizard.isChecked) return <Checking failure={recheckFailure} onRetry={() => void recheck()} />;
  if (wizard.activeStep === 1 || isHeld) {
    return <ConfirmStep {...{ booking, order, players, isHeld }} onBack={() => onStep(0)} onPay={() => onStep(2)} />;
  }
  return wizard.activeStep === 2 && <PayStep booking={booking} order={order} onBack={() => onStep(1)} />;
};

/** The steps after the plan: confirmation, payment, success. Stays while an order is in progress. */
export const OrderSteps = ({ booking, booked, onBooked, onStep }: OrderStepsProps) => {
  const { wizard, setup } = booking;
  const order = useOrder(booking, onBooked);
  const players = useTypedPlayers(wizard.slots);
  if (booked) return <BookedStep bookings={booked} setup={setup} onAgain={() => onBooked(null)} />;
  const isChoosing = wizard.isChecked && wizard.activeStep === 0;
  return (
    <>
      {!isChoosing && (
        <StepProgress active={wizard.activeStep} hasPayment={orderTotals(wizard.slots, setup).price > 0} />
      )}
      <ActiveStep booking={booking} order={order} players={players} onStep={onStep} />
    </>
  );
};
