import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { codeOf } from '../../core/serverRefusal.ts';
import { useErrorText } from '../../core/useErrorText.ts';
import { useFormat } from '../../core/useFormat.ts';
import { useOnline } from '../../core/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeBox } from '../../ui/NoticeBox.tsx';
import type { Order } from './useOrder.ts';

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
}));

/** Nobody knows yet: the one thing that can be done is to ask again; nothing is booked twice by it. */
const Unanswered = ({ order }: { order: Order }) => {
  const { t } = useTranslation('booking');
  return (
    <NoticeBox kind="warning" role="alert">
      {t(($) => $.pay.unanswered)}
      <Ways>
        <Button onClick={order.askAgain}>{t(($) => $.pay.askAgain)}</Button>
        <Button look="quiet" onClick={order.giveUp}>
          {t(($) => $.pay.giveUp)}
        </Button>
      </Ways>
    </NoticeBox>
  );
};

type OrderProblemProps = { order: Order; pricesChanged: boolean; price: number };

/** What stands in the way of an order, at the place where it is ordered, with what to do about it. */
export const OrderProblem = ({ order, pricesChanged, price }: OrderProblemProps) => {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const { cents } = useFormat();
  const isOnline = useOnline();
  if (!isOnline) return <NoticeBox kind="warning">{t(($) => $.pay.offline)}</NoticeBox>;
  if (order.state === 'unanswered') return <Unanswered order={order} />;
  if (pricesChanged) {
    return (
      <NoticeBox kind="warning" role="alert">
        {t(($) => $.pay.pricesChanged, { price: cents(price) })}
      </NoticeBox>
    );
  }
  // What was lost is named with its alternatives above.
  const isNamed = order.refusal !== null && codeOf(order.refusal) === 'ERR_BOOKING_CONFLICT';
  if (!order.refusal || isNamed) return null;
  return (
    <NoticeBox kind="error" role="alert">
      {errorText(order.refusal)}
    </NoticeBox>
  );
};
