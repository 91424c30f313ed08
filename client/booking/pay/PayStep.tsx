import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { PaymentMethod } from '@platzwart/contracts/core';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useOnline } from '../../core/browser/useOnline.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { OrderProblem } from '../order/OrderProblem.tsx';
import type { Order } from '../order/useOrder.ts';
import { slotKey } from '../../courtPlan/plan/slot.ts';
import { mergeSlots } from '../../courtPlan/selection/mergeSlots.ts';
import { StepActions } from '../steps/StepActions.tsx';
import { StepFrame } from '../steps/StepFrame.tsx';
import { TotalLine } from '../steps/TotalLine.tsx';
import { useBlockText } from '../useBlockText.ts';
import type { Booking } from '../useBooking.ts';
import { orderTotals } from '../wizard/orderTotals.ts';
import { choosePaymentMethod } from '../wizard/wizardChanges.ts';
import { PaymentMethods } from './PaymentMethods.tsx';

const Blocks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: theme.spacing(4), justifyContent: 'space-between' },
}));

/** The current choice, otherwise the last one, otherwise the first method; undefined where there is none. */
const methodOf = ({ setup, wizard, preferences }: Booking): PaymentMethod | undefined =>
  [wizard.paymentMethod, preferences.paymentMethod, setup.paymentMethods[0]].find(
    (method) => method && setup.paymentMethods.includes(method),
  ) ?? undefined;

type PayStepProps = { booking: Booking; order: Order; onBack: () => void };

/**
 * Step 3: the payment method, the total, and the button that names the obligation to pay (decisions.md M3, § 312j BGB).
 */
export const PayStep = ({ booking, order, onBack }: PayStepProps) => {
  const { t } = useTranslation('deferredBooking');
  const { cents } = useFormat();
  const { wizard, apply, setup, prefer } = booking;
  const text = useBlockText(setup.plans);
  const isOnline = useOnline();
  const method = methodOf(booking);
  const blocks = mergeSlots(wizard.slots);
  const totals = orderTotals(wizard.slots, setup);
  const isLocked = wizard.idempotencyKey !== null;
  const submit = () => {
    if (!method) return;
    prefer({ paymentMethod: method });
    order.submit(method);
  };
  return (
    <StepFrame title={t(($) => $.pay.title)}>
      {method ? (
        <PaymentMethods
          methods={setup.paymentMethods}
          chosen={method}
          isLocked={isLocked}
          onChoose={(chosen) => apply(choosePaymentMethod(chosen))}
        />
      ) : (
        <NoticeBox kind="warning">{t(($) => $.pay.none)}</NoticeBox>
      )}
      <Blocks>
        {blocks.map((block) => (
          <li key={slotKey(block)}>
            <span>{text.long(block)}</span>
            <span>{cents(block.price)}</span>
          </li>
        ))}
        {totals.guestFee > 0 && (
          <li>
            <span>{t(($) => $.pay.guestFee)}</span>
            <span>{cents(totals.guestFee)}</span>
          </li>
        )}
      </Blocks>
      <TotalLine {...totals} vatRate={setup.vatRate} />
      <OrderProblem order={order} pricesChanged={wizard.pricesChanged} price={totals.price} />
      <StepActions
        back={t(($) => $.pay.back)}
        isLocked={isLocked}
        summary={`${text.summary(blocks)}: ${cents(totals.price)} ${t(($) => $.selection.vat)}`}
        onBack={onBack}
      >
        <Button
          isBusy={order.state === 'sending'}
          disabled={!isOnline || !method || order.state === 'unanswered'}
          onClick={submit}
        >
          {order.state === 'sending' ? t(($) => $.pay.booking) : t(($) => $.pay.book)}
        </Button>
      </StepActions>
    </StepFrame>
  );
};
