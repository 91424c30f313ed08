import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import { ServerRefusal, codeOf } from '../../core/errors/serverRefusal.ts';
import { useErrorText } from '../../core/errors/useErrorText.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useOnline } from '../../core/browser/useOnline.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import type { Order } from './useOrder.ts';

const RefusalActions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
}));

const Place = styled('div')(({ theme }) => ({
  scrollMarginBlockEnd: `calc(var(--pw-bottom-bar, 0px) + ${theme.spacing(3)})`,
}));

const bringIntoSight = (notice: HTMLElement | null): void => {
  notice?.scrollIntoView({ block: 'nearest' });
};

/** On a phone the methods of payment are longer than the screen, and the bar with the button covers what is below them. */
const Notice = (props: ComponentProps<typeof NoticeBox>) => (
  <Place ref={bringIntoSight}>
    <NoticeBox {...props} />
  </Place>
);

/** The outcome is unknown: the only action is to send the order again, which books nothing twice. */
const Unanswered = ({ order }: { order: Order }) => {
  const { t } = useTranslation('deferredBooking');
  return (
    <Notice kind="warning" role="alert">
      {t(($) => $.pay.unanswered)}
      <RefusalActions>
        <Button onClick={order.retryOrder}>{t(($) => $.pay.askAgain)}</Button>
        <Button variant="quiet" onClick={order.abandonOrder}>
          {t(($) => $.pay.giveUp)}
        </Button>
      </RefusalActions>
    </Notice>
  );
};

/** What holds for the child that is booked for could not be loaded. */
const Untold = ({ order: { childTerms } }: { order: Order }) => {
  const core = useTranslation('core');
  const errorText = useErrorText();
  return (
    <Notice kind="error" role="alert">
      {errorText(childTerms.failure)}
      <RefusalActions>
        <Button onClick={childTerms.retry}>{core.t(($) => $.retry)}</Button>
      </RefusalActions>
    </Notice>
  );
};

type OwnText = 'playerLimit' | 'playerUnknown' | 'playersRefused' | 'termsChanged';

/**
 * What is said in other words than elsewhere. Where a player is the problem, no text says who, or why: that is their own affair
 * (decisions.md N23). Who has come this far had accepted the terms, so they are other ones by now.
 */
const ownTextOf = (refusal: Error): OwnText | null => {
  if (codeOf(refusal) === 'ERR_TERMS_NOT_ACCEPTED') return 'termsChanged';
  if (!(refusal instanceof ServerRefusal) || !refusal.fields.some((field) => /\.players(?:\.|$)/.test(field)))
    return null;
  if (refusal.code === 'ERR_BOOKING_LIMIT') return 'playerLimit';
  return refusal.code === 'ERR_USER_NOT_FOUND' ? 'playerUnknown' : 'playersRefused';
};

const Refused = ({ refusal }: { refusal: Error }) => {
  const { t } = useTranslation('deferredBooking');
  const errorText = useErrorText();
  // Lost slots are named with their alternatives above.
  if (codeOf(refusal) === 'ERR_BOOKING_CONFLICT') return null;
  const ownText = ownTextOf(refusal);
  return (
    <Notice kind="error" role="alert">
      {ownText ? t(($) => $.pay[ownText]) : errorText(refusal)}
    </Notice>
  );
};

type OrderProblemProps = { order: Order; pricesChanged: boolean; price: number };

/** Why the order cannot be sent, with the remedy, beside the order button. */
export const OrderProblem = ({ order, pricesChanged, price }: OrderProblemProps) => {
  const { t } = useTranslation('deferredBooking');
  const { cents } = useFormat();
  const isOnline = useOnline();
  if (!isOnline) return <Notice kind="warning">{t(($) => $.pay.offline)}</Notice>;
  if (order.state === 'unanswered') return <Unanswered order={order} />;
  if (order.childTerms.failure !== null) return <Untold order={order} />;
  if (pricesChanged) {
    return (
      <Notice kind="warning" role="alert">
        {t(($) => $.pay.pricesChanged, { price: cents(price) })}
      </Notice>
    );
  }
  return order.refusal && <Refused refusal={order.refusal} />;
};
