import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OpenOrdersQuery } from '../../__generated__/OpenOrdersQuery.graphql.ts';
import { useFormat } from '../../core/formatting/useFormat.ts';
import { useNow } from '../../core/time/useNow.ts';
import { NoticeBox } from '../../ui/feedback/NoticeBox.tsx';
import { Link } from '../../ui/buttons/Link.tsx';

const Root = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(3), '@media print': { display: 'none' } }));

/** Orders of the viewer and their children that are not paid yet, whichever day the plan shows: until when, and the way to pay. */
export const OpenOrders = () => {
  const { t } = useTranslation('openPayment');
  const { clock } = useFormat();
  const now = useNow();
  const { openPayments } = useLazyLoadQuery<OpenOrdersQuery>(
    graphql`
      query OpenOrdersQuery {
        openPayments {
          _id
          expires_at
          state
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const open = openPayments.filter(({ expires_at }) => Date.parse(expires_at) > now);
  return open.map(({ _id, expires_at, state }) => (
    <Root key={_id}>
      <NoticeBox kind="warning" role="status">
        {t(($) => (state === 'DECLINED' ? $.declined : $.held), { until: clock(Date.parse(expires_at)) })}.{' '}
        <Link to={`/payment/${_id}`}>{t(($) => (state === 'DECLINED' ? $.payOtherwise : $.pay))}</Link>
      </NoticeBox>
    </Root>
  ));
};
