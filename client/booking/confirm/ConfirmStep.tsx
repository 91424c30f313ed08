import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { useOnline } from '../../core/browser/useOnline.ts';
import { SilentBoundary } from '../../ui/feedback/SilentBoundary.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { focusOnProblem } from '../../ui/forms/focusOnProblem.ts';
import { slotKey } from '../../courtPlan/plan/slot.ts';
import { OrderProblem } from '../order/OrderProblem.tsx';
import type { Order } from '../order/useOrder.ts';
import { mergeSlots } from '../../courtPlan/selection/mergeSlots.ts';
import { withoutBlock } from '../../courtPlan/selection/withoutBlock.ts';
import { StepActions } from '../steps/StepActions.tsx';
import { StepFrame } from '../steps/StepFrame.tsx';
import { TotalLine } from '../steps/TotalLine.tsx';
import type { Booking } from '../useBooking.ts';
import { orderTotals } from '../wizard/orderTotals.ts';
import { namePlayers, select, writeRemark } from '../wizard/wizardChanges.ts';
import { BookedFor } from './BookedFor.tsx';
import { ConfirmCard } from './ConfirmCard.tsx';
import { TermsCheck } from './TermsCheck.tsx';
import { GapNotes, gapsOf } from './GapNotes.tsx';
import { QuotaNote } from './QuotaNote.tsx';
import { hasQuota } from './hasQuota.ts';
import { lacksTerms } from './lacksTerms.ts';
import { needsPlayers } from './needsPlayers.ts';
import type { TypedPlayers } from './useTypedPlayers.ts';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

type ConfirmStepProps = {
  booking: Booking;
  order: Order;
  players: TypedPlayers;
  /** Whether the browser went on although a name is typed and not taken. */
  isHeld: boolean;
  onBack: () => void;
  onPay: () => void;
};

/** Step 2: every merged booking as it will be ordered, checked against the server once more meanwhile. */
export const ConfirmStep = ({ booking, order, players, isHeld, onBack, onPay }: ConfirmStepProps) => {
  const { t } = useTranslation('deferredBooking');
  const { wizard, apply, setup, recheck } = booking;
  const isOnline = useOnline();
  const checkSilently = useEffectEvent(() => void recheck());
  useEffect(() => checkSilently(), []);
  const totals = orderTotals(wizard.slots, setup);
  const blocks = mergeSlots(wizard.slots);
  const [isTried, setTried] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const lacksPlayers = needsPlayers(setup) && blocks.some((block) => block.players.length === 0);
  const gaps = gapsOf(booking);
  const isFree = totals.price === 0;
  const isLocked = wizard.idempotencyKey !== null;
  const refuse = () => {
    setTried(true);
    players.tell();
    focusOnProblem(frame.current);
  };
  useEffect(() => {
    if (isHeld) focusOnProblem(frame.current);
  }, [isHeld]);
  const next = () => {
    if (players.hasUnpicked || lacksPlayers || lacksTerms(booking) || gaps.length > 0) {
      refuse();
      return;
    }
    if (isFree) order.submit(setup.paymentMethods[0] ?? 'INVOICE');
    else onPay();
  };
  return (
    <StepFrame ref={frame} title={t(($) => $.confirm.title)}>
      <BookedFor booking={booking} />
      <Cards>
        {blocks.map((block) => (
          <ConfirmCard
            key={slotKey(block)}
            block={block}
            setup={setup}
            isLocked={isLocked}
            lacksPlayers={isTried && needsPlayers(setup) && block.players.length === 0}
            isUnpicked={players.isTold}
            typed={players.typedFor(block)}
            onType={(text) => players.type(block, text)}
            onPlayers={(named) => apply(namePlayers(block, named))}
            onRemark={(remark) => apply(writeRemark(block, remark))}
            onRemove={() => {
              players.type(block, '');
              apply(select(withoutBlock(wizard.slots, block)));
            }}
          />
        ))}
      </Cards>
      {hasQuota(setup.quota) && (
        <SilentBoundary>
          <Suspense fallback={null}>
            <QuotaNote blocks={blocks} quota={setup.quota} userID={setup.bookedFor?.userID ?? null} />
          </Suspense>
        </SilentBoundary>
      )}
      <TermsCheck booking={booking} isTried={isTried} />
      <GapNotes booking={booking} gaps={gaps} />
      <TotalLine {...totals} days={blocks.map(({ date }) => date)} vatSwitchDays={setup.vatSwitchDays} />
      <OrderProblem order={order} pricesChanged={wizard.pricesChanged} price={totals.price} />
      <StepActions back={t(($) => $.confirm.back)} isLocked={isLocked} onBack={onBack}>
        <Button isBusy={order.isBusy} disabled={isFree && (!isOnline || order.state === 'unanswered')} onClick={next}>
          {isFree ? t(($) => $.confirm.book) : t(($) => $.confirm.toPayment)}
        </Button>
      </StepActions>
    </StepFrame>
  );
};
