import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenPaymentsQuery } from '../../__generated__/OpenPaymentsQuery.graphql.ts';
import { OpenPayment } from '../../core/openPayment/OpenPayment.tsx';
import { useCourtName } from '../../core/texts/useCourtName.ts';
import { Card } from '../../ui/layout/Card.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

/** As long as something is open; a hold lasts 15 minutes. */
const askAgainMilliseconds = 5_000;

/**
 * The orders of the viewer and their children that can still be paid, kept up to date while there are any; nothing where there are none
 * (decisions.md B22, N5). Calls `onEnded` when one is gone: it may be booked.
 */
export const OpenPayments = ({ onEnded }: { onEnded: () => void }) => {
  const { t } = useTranslation('openPayment');
  const [fetchKey, setFetchKey] = useState(0);
  const refresh = () => setFetchKey((key) => key + 1);
  const { openPayments } = useLazyLoadQuery<OpenPaymentsQuery>(
    graphql`
      query OpenPaymentsQuery {
        openPayments {
          _id
          ...OpenPayment_payment
        }
        ...useCourtName_courts
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  // The names come with the orders: without them the notice would wait for them.
  useCourtName();
  useKeptUpToDate(
    openPayments.map(({ _id }) => _id),
    { refresh, onEnded },
  );
  if (openPayments.length === 0) return null;
  return (
    <Card title={t(($) => $.title)}>
      <List>
        {openPayments.map((payment) => (
          <li key={payment._id}>
            <OpenPayment payment={payment} onGivenUp={refresh} />
          </li>
        ))}
      </List>
    </Card>
  );
};

type Callbacks = Readonly<{ refresh: () => void; onEnded: () => void }>;

const useKeptUpToDate = (orders: readonly string[], { refresh, onEnded }: Callbacks): void => {
  const hasAny = orders.length > 0;
  const ask = useEffectEvent(refresh);
  useEffect(() => {
    if (!hasAny) return undefined;
    const timer = setInterval(() => ask(), askAgainMilliseconds);
    return () => clearInterval(timer);
  }, [hasAny]);
  const known = useRef(orders);
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    const isGone = known.current.some((order) => !orders.includes(order));
    known.current = orders;
    if (!isGone) return;
    // The pressed button is gone with its order.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
    ended();
  }, [orders]);
};
