import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { usePaymentQuery, usePaymentQuery$data } from '../__generated__/usePaymentQuery.graphql.ts';

const query = graphql`
  query usePaymentQuery($order: ID!) {
    payment(order: $order) {
      method
      amount
      state
      expires_at
      redirectUrl
      courts {
        bookingID
        sport
        court
        date
        start
        end
      }
      person {
        userID
      }
    }
  }
`;

export type Payment = NonNullable<usePaymentQuery$data['payment']>;

/** `payment`: undefined until the first answer, null for an order that is not known; `isLost`: the last question had no answer. */
export type PaymentAnswer = Readonly<{ payment: Payment | null | undefined; isLost: boolean }>;

const askAgainMilliseconds = 1_500;
/** After the end of a hold its order ends within a second; an older one that was declined stays as it is. */
const endsWithinMilliseconds = 60_000;
const isOpen = ({ state, expires_at }: Payment): boolean =>
  state === 'WAITING' ||
  state === 'REFUND_DUE' ||
  (state === 'DECLINED' && Date.now() < Date.parse(expires_at) + endsWithinMilliseconds);

/**
 * What became of the payment of an order. While it is open the server is asked every 1.5 seconds: somebody watches, and live connections
 * are for people who are signed in, which they need not be in this browser.
 */
export const usePayment = (order: string): PaymentAnswer => {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<PaymentAnswer>({ payment: undefined, isLost: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running: Readonly<{ unsubscribe: () => void }> | undefined;
    const askLater = () => {
      timer = setTimeout(ask, askAgainMilliseconds);
    };
    const ask = () => {
      running = fetchQuery<usePaymentQuery>(environment, query, { order }, { fetchPolicy: 'network-only' }).subscribe({
        next: ({ payment = null }) => {
          setAnswer({ payment, isLost: false });
          if (payment && isOpen(payment)) askLater();
        },
        error: () => {
          setAnswer(({ payment }) => ({ payment, isLost: true }));
          askLater();
        },
      });
    };
    ask();
    return () => {
      clearTimeout(timer);
      running?.unsubscribe();
    };
  }, [environment, order]);
  return answer;
};
