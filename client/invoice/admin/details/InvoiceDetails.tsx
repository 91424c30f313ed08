import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { InvoiceDetailsQuery } from '../../../__generated__/InvoiceDetailsQuery.graphql.ts';
import { useInvoiceChanges } from '../../../core/relay/useInvoiceChanges.ts';
import { useRetryKey } from '../../../core/relay/retryKey.ts';
import { BackLink } from '../../../ui/layout/BackLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Cards } from '../../../ui/layout/Cards.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { InvoiceItems } from '../../InvoiceItems.tsx';
import { InvoiceTotals } from '../../InvoiceTotals.tsx';
import { type ShownState, shownStateOf } from '../../invoiceState.ts';
import { InvoiceActions } from './InvoiceActions.tsx';
import { CancelledLinesNotice } from './CancelledLinesNotice.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { UnknownInvoice } from './UnknownInvoice.tsx';

const titleOf = (state: ShownState) =>
  state === 'STORNO' ? 'stornoTitle' : state === 'CORRECTION' ? 'correctionTitle' : 'title';

/** One invoice, or the document that cancels one, and everything that can be done with it. */
export const InvoiceDetails = ({ id }: { id: string }) => {
  const { t } = useTranslation('invoiceAdmin');
  const [changes, setChanges] = useState(0);
  const reload = () => setChanges((count) => count + 1);
  useInvoiceChanges(reload);
  const { invoice } = useLazyLoadQuery<InvoiceDetailsQuery>(
    graphql`
      query InvoiceDetailsQuery($id: ID!) {
        invoice(id: $id) {
          invoiceNumber
          totalAmount
          amountDue
          paidAmount
          waivedAmount
          isCorrection
          state
          overdue
          cancels {
            __typename
          }
          totals {
            ...InvoiceTotals_totals
          }
          items {
            ...InvoiceItems_items
          }
          ...InvoiceFacts_invoice
          ...CancelledLinesNotice_invoice
          ...InvoiceActions_invoice
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: `${useRetryKey()} ${changes}` },
  );
  const back = <BackLink to="/dashboard/invoice">{t(($) => $.back)}</BackLink>;
  if (!invoice) return <UnknownInvoice />;
  const { invoiceNumber: number, cancels, overdue, totals, totalAmount, amountDue, items } = invoice;
  const { paidAmount, waivedAmount, isCorrection } = invoice;
  const state = shownStateOf({ state: invoice.state, overdue, cancels, isCorrection });
  return (
    <Page title={t(($) => $.details[titleOf(state)], { number })} back={back}>
      <Cards>
        <Card>
          <InvoiceFacts invoice={invoice} />
          <CancelledLinesNotice invoice={invoice} />
          <InvoiceActions invoice={invoice} onChanged={reload} />
        </Card>
        <Card title={t(($) => $.details.items)}>
          <InvoiceItems items={items} state={state} />
          <InvoiceTotals {...{ totals, totalAmount, amountDue, paidAmount, waivedAmount, state }} />
        </Card>
      </Cards>
    </Page>
  );
};
