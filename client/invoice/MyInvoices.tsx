import { useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MyInvoicesQuery } from '../__generated__/MyInvoicesQuery.graphql.ts';
import { useRetryKey } from '../core/relay/retryKey.ts';
import { EmptyList } from '../ui/feedback/EmptyList.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { MyInvoice } from './MyInvoice.tsx';
import { OwnCredits } from './OwnCredits.tsx';
import { OpenClaims } from './OpenClaims.tsx';
import { useOwnInvoiceChanges } from '../core/relay/useOwnInvoiceChanges.ts';

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  maxWidth: 760,
}));
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { paddingTop: theme.spacing(6), borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** The viewer's invoices, the newest first, and what will be on the next one. */
export const MyInvoices = () => {
  const { t } = useTranslation('invoices');
  const [changes, setChanges] = useState(0);
  useOwnInvoiceChanges(() => setChanges((count) => count + 1));
  const { ownInvoices, ownCredits, openClaims } = useLazyLoadQuery<MyInvoicesQuery>(
    graphql`
      query MyInvoicesQuery {
        ownInvoices {
          _id
          ...MyInvoice_invoice
        }
        ownCredits {
          ...OwnCredits_credits
        }
        openClaims {
          ...OpenClaims_items
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  return (
    <Cards>
      <OwnCredits credits={ownCredits} />
      {ownInvoices.length === 0 ? (
        <EmptyList title={t(($) => $.own.none)} text={t(($) => $.own.noneText)} />
      ) : (
        <Card title={t(($) => $.own.list)}>
          <List>
            {ownInvoices.map((invoice) => (
              <li key={invoice._id}>
                <MyInvoice invoice={invoice} />
              </li>
            ))}
          </List>
        </Card>
      )}
      <OpenClaims items={openClaims} />
    </Cards>
  );
};
