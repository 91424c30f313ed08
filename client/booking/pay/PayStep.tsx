import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { PaymentMethod } from '@platzwart/contracts/core';
import { useFormat } from '../../core/useFormat.ts';
import { useOnline } from '../../core/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import { OrderProblem } from '../order/OrderProblem.tsx';
import type { Order } from '../order/useOrder.ts';
import { slotKey } from '../plan/slot.ts';
import { mergeSlots, totalsOf } from '../selection/mergeSlots.ts';
import { StepFrame } from '../steps/StepFrame.tsx';
import { TotalLine } from '../steps/TotalLine.tsx';
import { useBlockText } from '../useBlockText.ts';
import type { Booking } from '../useBooking.ts';
import { payBy } from '../wizard/wizardChanges.ts';
import { PaymentMethods } from './PaymentMethods.tsx';

const Blocks = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: theme.spacing(4), justifyContent: 'space-between' },
}));

/** What was chosen now, else last time, else the first that there is; undefined where there is none. */
const methodOf = ({ setup, wizard, preferences }: Booking): PaymentMethod | undefined =>
  [wizard.paymentMethod, preferences.paymentMethod, setup.paymentMethods[0]].find(
    (method) => method && setup.paymentMethods.includes(method),
  ) ?? undefined;

type PayStepProps = { booking: Booking; order: Order; onBack: () => void };

/** Step 3: how to pay, what it costs in all, and the button that says so (decisions.md M3, § 312j BGB). */
export const PayStep = ({ booking, order, onBack }: PayStepProps) => {
  const { t } = useTranslation('booking');
  const { cents } = useFormat();
  const { wizard, apply, setup, prefer } = booking;
  const text = useBlockText(setup.plans);
  const isOnline = useOnline();
  const method = methodOf(booking);
  const totals = totalsOf(wizard.slots);
  const isLocked = wizard.idempotencyKey !== null;
  const submit = () => {
    if (!method) return;
    prefer({ paymentMethod: method });
    order.submit(method);
  };
  return (
    <StepFrame
      title={t(($) => $.pay.title)}
      actions={
        <>
          <Button look="secondary" disabled={isLocked} onClick={onBack}>
            {t(($) => $.pay.back)}
          </Button>
          <Button
            isBusy={order.state === 'sending'}
            disabled={!isOnline || !method || order.state === 'unanswered'}
            onClick={submit}
          >
            {order.state === 'sending' ? t(($) => $.pay.booking) : t(($) => $.pay.book)}
          </Button>
        </>
      }
    >
      {method ? (
        <PaymentMethods
          methods={setup.paymentMethods}
          chosen={method}
          isLocked={isLocked}
          onChoose={(chosen) => apply(payBy(chosen))}
        />
      ) : (
        <NoticeBox kind="warning">{t(($) => $.pay.none)}</NoticeBox>
      )}
      <Blocks>
        {mergeSlots(wizard.slots).map((block) => (
          <li key={slotKey(block)}>
            <span>{text.long(block)}</span>
            <span>{cents(block.price)}</span>
          </li>
        ))}
      </Blocks>
      <TotalLine {...totals} />
      <OrderProblem order={order} pricesChanged={wizard.pricesChanged} price={totals.price} />
    </StepFrame>
  );
};
