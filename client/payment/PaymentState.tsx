import { useTranslation } from 'react-i18next';
import { useFormat } from '../core/formatting/useFormat.ts';
import { loginPathFor } from '../core/navigation/returnTo.ts';
import { useSession } from '../core/session/useSession.ts';
import { useNow } from '../core/time/useNow.ts';
import { Button, ButtonLink } from '../ui/buttons/Button.tsx';
import { ButtonRow } from '../ui/buttons/ButtonRow.tsx';
import { NoticeBox } from '../ui/feedback/NoticeBox.tsx';
import { SilentBoundary } from '../ui/feedback/SilentBoundary.tsx';
import { GiveUpButton } from './GiveUpButton.tsx';
import { PaymentCourts } from './PaymentCourts.tsx';
import { PayOtherwiseButton } from './PayOtherwiseButton.tsx';
import { useLeaveForProvider } from './useLeaveForProvider.ts';
import { type Payment, usePayment } from './usePayment.ts';

const kinds = {
  WAITING: 'info',
  PAID: 'success',
  DECLINED: 'error',
  EXPIRED: 'warning',
  ABANDONED: 'info',
  REFUND_DUE: 'warning',
  REFUNDED: 'info',
} as const;

const useStateText = ({ state, expires_at, redirectUrl }: Payment, isHeld: boolean): string => {
  const { t } = useTranslation('payment');
  const { clock } = useFormat();
  const isSignedIn = useSession().state.status === 'signedIn';
  if (state === 'DECLINED' && isHeld) return t(($) => $.declinedHeld, { until: clock(Date.parse(expires_at)) });
  if (state !== 'WAITING') return t(($) => $.states[state]);
  const waiting = t(($) => $.waiting, { until: clock(Date.parse(expires_at)) });
  // Without a session nobody gets the provider's address, however long it has been there.
  return redirectUrl || !isSignedIn ? waiting : `${t(($) => $.preparing)} ${waiting}`;
};

/** Whether the courts are kept for whoever ordered, so that they can pay them in any way. */
const useIsHeld = ({ state, expires_at }: Payment): boolean => {
  const isOver = useNow() >= Date.parse(expires_at);
  return (state === 'WAITING' || state === 'DECLINED') && !isOver;
};

const isUnpaid = (state: Payment['state']): boolean =>
  state === 'DECLINED' || state === 'EXPIRED' || state === 'ABANDONED';

/** The way on: to the provider's page, to the bookings, or to a new order. */
const WayOn = ({ order, payment, isHeld }: { order: string; payment: Payment; isHeld: boolean }) => {
  const { state, redirectUrl } = payment;
  const { t } = useTranslation('payment');
  const isSignedIn = useSession().state.status === 'signedIn';
  if (state === 'WAITING' && redirectUrl)
    return (
      <>
        <Button onClick={() => window.location.assign(redirectUrl)}>{t(($) => $.pay)}</Button>
        <PayOtherwiseButton payment={payment} isHeld={isHeld} isMain={false} />
        <GiveUpButton order={order} />
      </>
    );
  if (!isSignedIn) return <ButtonLink to={loginPathFor('/user/bookings')}>{t(($) => $.signIn)}</ButtonLink>;
  if (state === 'WAITING') return null;
  if (state === 'PAID') return <ButtonLink to="/user/bookings">{t(($) => $.mine)}</ButtonLink>;
  if (isHeld)
    return (
      <>
        <PayOtherwiseButton payment={payment} isHeld isMain />
        <GiveUpButton order={order} />
      </>
    );
  return (
    <>
      {isUnpaid(state) && <PayOtherwiseButton payment={payment} isHeld={false} isMain />}
      <ButtonLink variant="secondary" to="/booking">
        {t(($) => $.again)}
      </ButtonLink>
    </>
  );
};

const Known = ({ order, payment }: { order: string; payment: Payment }) => {
  const { t } = useTranslation('payment');
  const { cents } = useFormat();
  const isHeld = useIsHeld(payment);
  const text = useStateText(payment, isHeld);
  const { amount, method, state, courts } = payment;
  return (
    <>
      <NoticeBox kind={kinds[state]} role="status">
        {text}
      </NoticeBox>
      {courts && courts.length > 0 && (
        <SilentBoundary>
          <PaymentCourts courts={courts} isBooked={state === 'PAID'} />
        </SilentBoundary>
      )}
      <p>{t(($) => $.amount, { amount: cents(amount), method: t(($) => $.methods[method]) })}</p>
      <ButtonRow>
        <WayOn order={order} payment={payment} isHeld={isHeld} />
      </ButtonRow>
    </>
  );
};

const Unknown = () => {
  const { t } = useTranslation('payment');
  return (
    <>
      <NoticeBox kind="error">{t(($) => $.unknown)}</NoticeBox>
      <ButtonRow>
        <ButtonLink to="/booking">{t(($) => $.again)}</ButtonLink>
      </ButtonRow>
    </>
  );
};

/** The state of an order's payment, kept up to date. */
export const PaymentState = ({ order }: { order: string }) => {
  const { t } = useTranslation('payment');
  const { payment, isLost } = usePayment(order);
  useLeaveForProvider(payment);
  return (
    <>
      {isLost && <NoticeBox kind="warning">{t(($) => $.lost)}</NoticeBox>}
      {payment === undefined && !isLost && <p role="status">{t(($) => $.loading)}</p>}
      {payment === null && <Unknown />}
      {payment && <Known order={order} payment={payment} />}
    </>
  );
};
