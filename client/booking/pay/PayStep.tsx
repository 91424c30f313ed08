import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@platzwart/contracts/core';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useOnline } from '../../core/browser/useOnline.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { OrderProblem } from '../order/OrderProblem.tsx';
import type { Order } from '../order/useOrder.ts';
import { mergeSlots } from '../../courtPlan/selection/mergeSlots.ts';
import { containsVat } from '../steps/containsVat.ts';
import { StepActions } from '../steps/StepActions.tsx';
import { StepFrame } from '../steps/StepFrame.tsx';
import { TotalLine } from '../steps/TotalLine.tsx';
import { useBlockText } from '../useBlockText.ts';
import type { Booking } from '../useBooking.ts';
import { orderTotals } from '../wizard/orderTotals.ts';
import { choosePaymentMethod } from '../wizard/wizardChanges.ts';
import { CardProblemNote } from './CardProblemNote.tsx';
import { PayBlocks } from './PayBlocks.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { type HourCards, useHourCards } from './useHourCards.ts';

/** The current choice, otherwise the last one, otherwise the first method; undefined where there is none. */
const methodOf = ({ wizard, preferences }: Booking, methods: readonly PaymentMethod[]): PaymentMethod | undefined =>
  [wizard.paymentMethod, preferences.paymentMethod, methods[0]].find((method) => method && methods.includes(method)) ??
  undefined;

/** A card comes first: what is paid already is used before anything new is owed. */
const methodsWith = (cards: HourCards | null, others: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  cards && !cards.problem ? ['VOUCHER', ...others] : others;

/** The label of the button names the obligation to pay where there is one (decisions.md M3). */
const useBookLabel = ({ state }: Order, price: number): string => {
  const { t } = useTranslation('deferredBooking');
  if (state === 'sending') return t(($) => $.pay.booking);
  return price === 0 ? t(($) => $.pay.bookByCard) : t(($) => $.pay.book);
};

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
  const blocks = mergeSlots(wizard.slots);
  const cards = useHourCards(booking, orderTotals(wizard.slots, setup).duration);
  const methods = methodsWith(cards, setup.paymentMethods);
  const method = methodOf(booking, methods);
  const totals = orderTotals(wizard.slots, setup, method === 'VOUCHER');
  const vat = { days: blocks.map(({ date }) => date), vatSwitchDays: setup.vatSwitchDays };
  const label = useBookLabel(order, totals.price);
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
          methods={methods}
          hoursAfter={cards?.after ?? 0}
          chosen={method}
          isLocked={isLocked}
          onChoose={(chosen) => apply(choosePaymentMethod(chosen))}
        />
      ) : (
        <NoticeBox kind="warning">{t(($) => $.pay.none)}</NoticeBox>
      )}
      <CardProblemNote cards={cards} />
      {setup.bookedFor && <p>{t(($) => $.pay.bookedFor, { name: setup.bookedFor.firstName })}</p>}
      <PayBlocks blocks={blocks} textOf={text.long} guestFee={totals.guestFee} isByCard={method === 'VOUCHER'} />
      <TotalLine {...totals} {...vat} />
      <OrderProblem order={order} pricesChanged={wizard.pricesChanged} price={totals.price} />
      <StepActions
        back={t(($) => $.pay.back)}
        isLocked={isLocked}
        summary={[
          `${text.summary(blocks)}:`,
          cents(totals.price),
          containsVat({ price: totals.price, ...vat }) && t(($) => $.selection.vat),
        ]
          .filter(Boolean)
          .join(' ')}
        onBack={onBack}
      >
        <Button isBusy={order.isBusy} disabled={!isOnline || !method || order.state === 'unanswered'} onClick={submit}>
          {label}
        </Button>
      </StepActions>
    </StepFrame>
  );
};
